//! The suite, run for each store.

use std::sync::Arc;

use store::MemoryStore;

use crate::samples::InFile;
use crate::{calling, suite, taking_in};

macro_rules! for_every_store {
    ($($suite:ident: $($name:ident)*;)*) => {
        mod memory {
            use super::*;
            $($(#[tokio::test]
            async fn $name() {
                $suite::$name(Arc::new(MemoryStore::new())).await;
            })*)*
        }

        mod sqlite {
            use super::*;
            $($(#[tokio::test]
            async fn $name() {
                let file = InFile::new().await;
                $suite::$name(file.store).await;
            })*)*
        }
    };
}

for_every_store! {
    suite:
    a_table_is_loaded_as_it_was_made
    an_id_is_given_once
    entries_count_from_one_without_gaps
    of_those_who_add_the_same_entry_one_succeeds
    each_setting_is_changed_alone
    a_seat_is_replaced_as_a_whole
    a_host_takes_a_seat
    what_is_not_there_is_not_changed
    a_deleted_table_leaves_nothing_behind
    people_find_their_tables
    people_find_only_so_many_tables
    the_list_shows_running_tables_in_order
    deadlines_come_due_in_order
    chat_is_numbered_at_each_table
    everything_is_counted
    texts_come_back_as_they_were
    a_closed_store_says_so;
    calling:
    a_seat_has_one_way_of_each_kind
    what_is_planned_comes_due_in_order
    a_plan_that_was_made_meanwhile_holds
    who_no_longer_holds_a_seat_is_not_called
    a_key_is_kept_once;
    taking_in:
    tables_are_taken_in_with_all_that_was_done
    all_are_taken_in_or_none;
}
