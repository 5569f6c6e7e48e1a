//! The tests of London: rules by clause, cards, laws, records.
#![allow(clippy::unwrap_used, reason = "this is all test code")]

mod printed;
mod scene;

mod borough_abilities;
mod borough_costs;
mod boroughs;
mod cards_a;
mod cards_a_actions;
mod cards_b;
mod cards_b_special;
mod cards_c;
mod coverage;
mod coverage_facts;
mod examples;
mod laws;
mod positions;
mod records;
mod refusals;
mod rules_develop;
mod rules_draw;
mod rules_edges;
mod rules_end;
mod rules_hidden;
mod rules_land;
mod rules_money;
mod rules_run;
mod rules_setup;
mod rules_turn;
mod second_scorer;
mod speed;
mod words;
