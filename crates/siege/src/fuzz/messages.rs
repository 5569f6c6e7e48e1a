//! Messages at one's own table that make no sense, or come at the wrong time.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use super::Target;
use super::mutate::{mutate, odd, odd_text};
use crate::client::{Client, Place};
use crate::pick::Pick;
use crate::trouble::Trouble;
use crate::wire::{Answer, Heard, Kind};

/// The number of the question that shows whether a client is still heard.
const PROBE: u32 = 4_000_000_000;
/// What somebody is told who asks too much.
const SLOW_DOWN: &str = "slow-down";
/// How long answers may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// Messages that are almost right.
pub(super) async fn mutated(target: &Target, pick: &mut Pick) -> Result<(), Trouble> {
    let place = pick.one_of(&target.own).clone();
    let (mut client, now) = Client::join(target.address, &place, 0).await?;
    for _ in 0..10 {
        let mut message = json!({"id": pick.below(1000), "ask": sensible(&place, &now, pick)});
        mutate(&mut message, pick);
        let mut text = message.to_string();
        if pick.percent(20) {
            text.truncate(text.floor_char_boundary(pick.below(text.len() + 1)));
        }
        // One that is too large ends the connection; everything else is answered.
        if text.len() > 60_000 {
            continue;
        }
        answer(&mut client, &text).await?;
    }
    Ok(())
}

/// Messages that are right at another time, for another seat or at another table.
pub(super) async fn out_of_order(target: &Target, pick: &mut Pick) -> Result<(), Trouble> {
    let place = pick.one_of(&target.own).clone();
    let (mut client, now) = Client::join(target.address, &place, u64::MAX).await?;
    let words = now.choices.first().map_or("pass", |choice| choice.words.as_str());
    let revision = now.revision;
    // What has not happened yet: what was before may still stand, if people have only come and gone.
    let (unseen, submit) = (revision.wrapping_add(1), "submit");
    let refused = [
        json!({"do": submit, "match": place.table, "revision": unseen, "actions": [words]}),
        json!({"do": submit, "match": place.table, "revision": u64::MAX, "actions": [words]}),
        json!({"do": submit, "match": target.victim.table, "revision": revision, "actions": [words]}),
        json!({"do": submit, "match": "", "revision": revision, "actions": [words]}),
        json!({"do": submit, "match": place.table, "revision": revision, "actions": []}),
        json!({"do": submit, "match": place.table, "revision": revision, "actions": vec!["x"; 65]}),
        json!({"do": submit, "match": place.table, "revision": revision, "actions": vec![words; 2000]}),
        json!({"do": submit, "match": place.table, "revision": revision, "actions": ["x".repeat(5000)]}),
        json!({"do": "draft", "revision": u64::MAX, "actions": []}),
        json!({"do": "consent", "revision": u64::MAX, "number": 1, "agree": true}),
        json!({"do": "consent", "revision": revision, "number": u64::MAX, "agree": true}),
        json!({"do": "undo", "revision": u64::MAX, "whole_turn": true}),
        json!({"do": "leave", "bot": "deep-blue"}),
        json!({"do": "relieve", "seat": 0}),
        json!({"do": "relieve", "seat": usize::MAX}),
        json!({"do": "mute", "seat": 0, "mute": true}),
        json!({"do": "mute", "seat": usize::MAX, "mute": true}),
        json!({"do": "chat", "text": ""}),
        json!({"do": "chat", "text": "x".repeat(501)}),
        json!({"do": "chat", "text": "a\u{7}b"}),
        json!({"do": "delete"}),
        json!({"do": submit}),
        json!([submit]),
    ];
    for _ in 0..5 {
        let ask = pick.one_of(&refused);
        let answer = answer(&mut client, &json!({"id": 1, "ask": ask}).to_string()).await?;
        if answer.kind != "refused" || answer.code.is_empty() {
            let ask: String = ask.to_string().chars().take(300).collect();
            return Err(Trouble::wrong(format!("{ask} was not refused: {answer:?}")));
        }
    }
    let update = json!({"id": 1, "ask": {"do": "update", "since": u64::MAX}});
    answer(&mut client, &update.to_string()).await?;
    Ok(())
}

/// Something that the table might grant.
fn sensible(place: &Place, now: &Heard, pick: &mut Pick) -> Value {
    let words = match now.choices.as_slice() {
        [] => "pass".to_owned(),
        choices => pick.one_of(choices).words.clone(),
    };
    let revision = now.revision;
    match pick.below(11) {
        0..=2 => {
            json!({"do": "submit", "match": place.table, "revision": revision, "actions": [words]})
        }
        3 => json!({"do": "draft", "revision": revision, "actions": [words, odd_text(pick)]}),
        4 => {
            json!({"do": "why", "revision": revision, "actions": [words], "about": odd_text(pick)})
        }
        5 => json!({"do": "undo", "revision": revision, "whole_turn": odd(pick)}),
        6 => {
            let number = now.undo_asked.as_ref().map_or(1, |wish| wish.number);
            json!({"do": "consent", "revision": revision, "number": number, "agree": true})
        }
        7 => json!({"do": "leave", "bot": "random"}),
        8 => json!({"do": "return"}),
        9 => json!({"do": "chat", "text": odd_text(pick)}),
        _ => json!({"do": "mute", "seat": 1, "mute": odd(pick)}),
    }
}

/// Sends a message and then a plain question: both are answered, each once. Whoever is asked to slow down hears so
/// from the socket itself, perhaps before the table has answered what came before.
pub(super) async fn answer(client: &mut Client, text: &str) -> Result<Answer, Trouble> {
    let shown: String = text.chars().take(300).collect();
    client.send(Message::text(text)).await?;
    let probe = json!({"id": PROBE, "ask": {"do": "mute", "seat": 1, "mute": false}});
    client.send(Message::text(probe.to_string())).await?;
    // A hint takes its time, and the table answers others meanwhile.
    let takes_time = text.contains("\"do\":\"hint\"");
    let (mut answers, mut probed) = (Vec::new(), false);
    let heard = async {
        while !probed || answers.is_empty() {
            let heard = client.hear().await?;
            if heard.kind != Kind::Answer {
                continue;
            }
            if heard.id == PROBE {
                probed = true;
                if heard.answer.code != SLOW_DOWN && !takes_time {
                    // The table has answered everything before it.
                    return Ok(());
                }
            } else {
                answers.push(heard.answer);
            }
        }
        Ok(())
    };
    let heard: Result<(), Trouble> = timeout(PATIENCE, heard)
        .await
        .unwrap_or_else(|_| Err(Trouble::wrong(format!("no answer after {shown}"))));
    match (heard, answers.pop()) {
        (Ok(()), Some(answer)) if answers.is_empty() => Ok(answer),
        (Ok(()), last) => {
            Err(Trouble::wrong(format!("not one answer to {shown}: {last:?} {answers:?}")))
        }
        (Err(Trouble::Gone(why)), _) => Err(Trouble::wrong(format!("{why} after {shown}"))),
        (Err(wrong @ (Trouble::Wrong(_) | Trouble::Limited(_))), _) => Err(wrong),
    }
}
