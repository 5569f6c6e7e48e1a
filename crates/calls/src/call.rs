//! What somebody is told who is called.

use serde_json::json;
use table::Message;
use words::{Language, Words};

/// Why somebody is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// It is their turn.
    Turn,
    /// Their time runs out.
    Reminder,
    /// They want to see whether it works.
    Test,
}

/// A call, made from what everybody at the table may know: nothing of it depends on what is hidden.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// Why.
    pub why: Why,
    /// `london` or `new-york`.
    pub game: String,
    /// The id of the table.
    pub table: String,
    /// The number of the seat.
    pub seat: usize,
    /// What the seat is called.
    pub name: String,
    /// What is left of their time, in milliseconds.
    pub left: Option<i64>,
    /// The language of whoever is called.
    pub language: Language,
}

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;

impl Call {
    /// The name of the game, which is the headline, and a sentence.
    pub(crate) fn told(&self) -> (String, String) {
        let words = Words::new(self.language);
        let title = words.say(&Message::new(format!("web-game-{}", self.game)));
        let id = match self.why {
            Why::Turn => "call-turn",
            Why::Reminder => "call-reminder",
            Why::Test => "call-test",
        };
        let mut message = Message::new(id).with("name", self.name.as_str());
        if self.why == Why::Reminder {
            message = message.with("left", table::Arg::Message(left(self.left.unwrap_or(0))));
        }
        (title, words.say(&message))
    }

    /// Where the table is, without the site.
    pub(crate) fn path(&self) -> String {
        format!("/table/{}", self.table)
    }

    /// Calls with the same tag take each other's place.
    pub(crate) fn tag(&self) -> String {
        format!("{}-{}", self.table, self.seat)
    }

    /// For the service worker of the page.
    pub(crate) fn for_browser(&self) -> String {
        let (title, body) = self.told();
        let test = self.why == Why::Test;
        json!({"title": title, "body": body, "path": self.path(), "tag": self.tag(), "test": test})
            .to_string()
    }

    /// For a chat room on `host`. Most read `text`; Discord reads `content`.
    pub(crate) fn for_room(&self, host: &str, site: Option<&str>) -> String {
        let address = site.map(|site| format!(" {site}{}", self.path())).unwrap_or_default();
        let (title, sentence) = self.told();
        let text = format!("{}: {}{address}", harmless(&title), harmless(&sentence));
        let is_discord = ["discord.com", "discordapp.com"].iter().any(|site| {
            host.strip_suffix(site).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
        });
        if is_discord {
            json!({"content": text, "allowed_mentions": {"parse": []}}).to_string()
        } else {
            json!({"text": text}).to_string()
        }
    }
}

/// A text that calls nobody else in a chat room, whatever somebody calls themselves.
fn harmless(text: &str) -> String {
    text.replace('@', "＠").replace('<', "‹").replace('>', "›").replace('&', "＆")
}

/// How much time is left, roughly: that is how people tell it.
fn left(left: i64) -> Message {
    if left >= 2 * HOUR {
        Message::new("call-hours").with("hours", left / HOUR)
    } else {
        Message::new("call-minutes").with("minutes", (left / MINUTE).max(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn call(why: Why, left: Option<i64>, language: Language) -> Call {
        let (game, table, name) = ("new-york".to_owned(), "abc".to_owned(), "Ann".to_owned());
        Call { why, game, table, seat: 2, name, left, language }
    }

    #[test]
    fn everybody_is_called_in_their_language() {
        let said = |why, left, language| call(why, left, language).told().1;
        let english = Language::English;
        assert_eq!(said(Why::Turn, None, english), "Ann, it is your turn.");
        assert_eq!(said(Why::Turn, None, Language::Ukrainian), "Ann, ваш хід.");
        assert_eq!(said(Why::Turn, None, Language::Spanish), "Ann, es tu turno.");
        assert_eq!(said(Why::Turn, None, Language::Portuguese), "Ann, é a sua vez.");
        let reminder = |left| said(Why::Reminder, Some(left), english);
        assert!(reminder(6 * HOUR).contains("6 hours"), "{}", reminder(6 * HOUR));
        assert!(reminder(119 * MINUTE).contains("119 minutes"), "{}", reminder(119 * MINUTE));
        assert!(reminder(1).contains("1 minute "), "{}", reminder(1));
        // One is left, several are left: the verb goes with the number.
        let told = |left, language| said(Why::Reminder, Some(left), language);
        assert!(told(5 * HOUR, Language::Portuguese).contains("faltam cerca de 5 horas"));
        assert!(told(1, Language::Portuguese).contains("falta cerca de 1 minuto."));
        assert!(told(5 * HOUR, Language::Spanish).contains("te quedan aproximadamente 5 horas"));
        assert!(told(1, Language::Spanish).contains("te queda aproximadamente 1 minuto."));
        for language in Language::ALL {
            for why in [Why::Turn, Why::Reminder, Why::Test] {
                let (title, sentence) = call(why, Some(3 * HOUR), language).told();
                assert!(sentence.contains("Ann") && !sentence.contains('‹'), "{sentence}");
                assert!(!title.contains('‹'), "{title}");
            }
        }
    }

    #[test]
    fn a_browser_is_told_where_to_go_and_nothing_more() {
        let told: serde_json::Value =
            serde_json::from_str(&call(Why::Turn, None, Language::English).for_browser()).unwrap();
        let expected = json!({"title": "New York 1901", "body": "Ann, it is your turn.",
            "path": "/table/abc", "tag": "abc-2", "test": false});
        assert_eq!(told, expected);
    }

    #[test]
    fn a_name_calls_nobody_in_a_chat_room() {
        let mut call = call(Why::Turn, None, Language::English);
        call.name = "@everyone <!channel> &lt;".to_owned();
        for host in ["hooks.slack.com", "discord.com", "ptb.discord.com"] {
            let text = call.for_room(host, Some("https://games.example.org"));
            assert!(!text.contains('@') && !text.contains('<') && !text.contains('&'), "{text}");
            assert!(text.contains("https://games.example.org/table/abc"), "{text}");
            assert_eq!(text.contains("allowed_mentions"), host.ends_with("discord.com"));
        }
        assert!(call.for_room("notdiscord.com", None).contains("\"text\""));
    }
}
