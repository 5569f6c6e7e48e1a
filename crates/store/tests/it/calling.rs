//! How people are called, in any store.

use store::{Append, CallPlan, Called, CallsDue, DueCall, Status, StoreError, TurnPlan, WayRow};

use crate::samples::{Any, append, hash, id, seat, table};

fn way(seat: u8, kind: &str) -> WayRow {
    let due = CallsDue::default();
    let (target, language) = (format!("to {seat}"), "uk".to_owned());
    let told = "a \"text\"".to_owned();
    WayRow { seat, kind: kind.to_owned(), holder: hash(2), target, language, due, tries: 0, told }
}

fn plan(seat: u8, turn: TurnPlan, remind: Option<i64>) -> CallPlan {
    CallPlan { seat, turn, remind }
}

async fn dues(store: &Any, name: &str) -> Vec<(Option<i64>, Option<i64>)> {
    let ways = store.ways(&id(name)).await.unwrap();
    ways.iter().map(|way| (way.due.turn, way.due.remind)).collect()
}

pub(crate) async fn a_seat_has_one_way_of_each_kind(store: Any) {
    store.create(table("a")).await.unwrap();
    store.create(table("b")).await.unwrap();
    assert_eq!(store.ways(&id("a")).await, Ok(Vec::new()));
    for one in [way(1, "push"), way(0, "push"), way(0, "hook")] {
        store.set_way(&id("a"), one).await.unwrap();
    }
    let other = WayRow { target: "elsewhere".to_owned(), tries: 3, ..way(0, "push") };
    store.set_way(&id("a"), other.clone()).await.unwrap();
    assert_eq!(
        store.ways(&id("a")).await.unwrap(),
        [way(0, "hook"), other.clone(), way(1, "push")]
    );
    assert_eq!(store.ways(&id("b")).await, Ok(Vec::new()));
    store.drop_way(&id("a"), 0, "hook").await.unwrap();
    store.drop_way(&id("a"), 0, "hook").await.unwrap();
    assert_eq!(store.ways(&id("a")).await.unwrap(), [other, way(1, "push")]);
    assert_eq!(store.set_way(&id("z"), way(0, "push")).await, Err(StoreError::Missing));
    assert_eq!(store.drop_way(&id("z"), 0, "push").await, Err(StoreError::Missing));
    store.delete(&id("a")).await.unwrap();
    store.create(table("a")).await.unwrap();
    assert_eq!(store.ways(&id("a")).await, Ok(Vec::new()), "they go with their table");
}

pub(crate) async fn what_is_planned_comes_due_in_order(store: Any) {
    for name in ["a", "b", "over"] {
        store.create(table(name)).await.unwrap();
        store.set_way(&id(name), way(0, "push")).await.unwrap();
        store.set_way(&id(name), way(1, "hook")).await.unwrap();
    }
    let first = vec![plan(0, TurnPlan::At(30), Some(50)), plan(1, TurnPlan::Never, None)];
    store.append(Append { calls: first, ..append("a", 1) }).await.unwrap();
    assert_eq!(dues(&store, "a").await, [(Some(30), Some(50)), (None, None)]);
    store.plan_calls(&id("b"), plan(1, TurnPlan::At(20), None)).await.unwrap();
    store.plan_calls(&id("over"), plan(1, TurnPlan::At(1), None)).await.unwrap();
    store.set_status(&id("over"), Status::Over).await.unwrap();
    let due = async |now, most| {
        let due = store.calls_due(now, most).await.unwrap();
        due.into_iter().map(|call| (call.id.0, call.way.seat)).collect::<Vec<_>>()
    };
    assert_eq!(due(19, 9).await, []);
    assert_eq!(due(20, 9).await, [("b".to_owned(), 1)]);
    assert_eq!(due(99, 9).await, [("b".to_owned(), 1), ("a".to_owned(), 0)]);
    assert_eq!(due(99, 1).await, [("b".to_owned(), 1)]);
    // The turn goes on: what was planned for it stays.
    store.plan_calls(&id("a"), plan(0, TurnPlan::Stays, Some(60))).await.unwrap();
    assert_eq!(dues(&store, "a").await, [(Some(30), Some(60)), (None, None)]);
    store.plan_calls(&id("a"), plan(0, TurnPlan::Never, Some(60))).await.unwrap();
    assert_eq!(due(59, 9).await, [("b".to_owned(), 1)]);
    assert_eq!(due(60, 9).await, [("b".to_owned(), 1), ("a".to_owned(), 0)]);
    let nowhere = store.plan_calls(&id("z"), plan(0, TurnPlan::Never, None)).await;
    assert_eq!(nowhere, Err(StoreError::Missing));
}

pub(crate) async fn a_plan_that_was_made_meanwhile_holds(store: Any) {
    store.create(table("a")).await.unwrap();
    store.set_way(&id("a"), way(0, "push")).await.unwrap();
    store.plan_calls(&id("a"), plan(0, TurnPlan::At(10), None)).await.unwrap();
    let call: DueCall = store.calls_due(10, 1).await.unwrap().remove(0);
    let later = CallsDue { turn: Some(70), remind: None };
    let failed = Called { due: later, tries: 1, told: "failed".to_owned() };
    store.called(call.clone(), failed.clone()).await.unwrap();
    let kept = store.ways(&id("a")).await.unwrap().remove(0);
    assert_eq!((kept.due, kept.tries, kept.told.as_str()), (later, 1, "failed"));

    // Somebody else is asked by now, so nobody waits for the second try.
    store.plan_calls(&id("a"), plan(0, TurnPlan::Never, None)).await.unwrap();
    let told = Called { told: "again".to_owned(), ..failed };
    store.called(call, told).await.unwrap();
    let kept = store.ways(&id("a")).await.unwrap().remove(0);
    assert_eq!((kept.due, kept.tries), (CallsDue::default(), 0));
    assert_eq!(kept.told, "again");
}

pub(crate) async fn who_no_longer_holds_a_seat_is_not_called(store: Any) {
    store.create(table("a")).await.unwrap();
    store.set_way(&id("a"), way(0, "push")).await.unwrap();
    store.set_way(&id("a"), way(1, "push")).await.unwrap();
    store.set_seat(&id("a"), seat(0, Some(2))).await.unwrap();
    assert_eq!(store.ways(&id("a")).await.unwrap().len(), 2, "it is still theirs");
    store.set_seat(&id("a"), seat(0, Some(3))).await.unwrap();
    assert_eq!(store.ways(&id("a")).await.unwrap(), [way(1, "push")]);
    store.set_seat(&id("a"), seat(1, None)).await.unwrap();
    assert_eq!(store.ways(&id("a")).await, Ok(Vec::new()));
}

pub(crate) async fn a_key_is_kept_once(store: Any) {
    assert_eq!(store.keep_key("a", vec![1, 0, 255]).await, Ok(vec![1, 0, 255]));
    assert_eq!(store.keep_key("a", vec![2]).await, Ok(vec![1, 0, 255]));
    assert_eq!(store.keep_key("b", vec![2]).await, Ok(vec![2]));
}
