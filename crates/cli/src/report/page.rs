//! The report as a page that needs nothing else.

use std::fmt::Write;

use arena::Interval;
use balance::{OfItem, OfTopic};
use table::Message;
use words::Words;

use crate::columns::{percent, tenths};
use crate::report::data::{LIMIT, Report};
use crate::report::plots::{Axis, Row, dots, histogram};
use crate::report::style::{SORT, style};
use crate::wrap::with_minus;

/// A text that stands for itself on a page.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            other => out.push(other),
        }
    }
    out
}

/// The page. `command` makes it again.
pub(super) fn page(report: &Report, command: &str, words: &Words) -> String {
    let writer = Writer { report, words };
    let title = writer.say(&Message::new("cli-report-title").with("game", report.game));
    let sections = [writer.head(), writer.short(), writer.figures(), writer.effects()];
    let topics = (0..report.findings.topics.len()).map(|number| writer.topic(number));
    let reading = format!("<p class=\"note\">{}</p>", writer.text("cli-report-sort"));
    let body: String = sections.into_iter().chain([reading]).chain(topics).collect();
    let repeat = writer.text("cli-report-repeat");
    format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width,initial-scale=1\"><title>{title}</title><style>{}</style></head>\
         <body><main>{body}<p class=\"note\">{repeat} <code>{}</code></p></main><script>{SORT}</script></body>\
         </html>\n",
        style(report.game),
        escaped(command)
    )
}

struct Writer<'w> {
    report: &'w Report,
    words: &'w Words,
}

impl Writer<'_> {
    fn say(&self, message: &Message) -> String {
        escaped(&self.words.say(message))
    }

    fn text(&self, id: &'static str) -> String {
        self.say(&Message::new(id))
    }

    fn head(&self) -> String {
        let report = self.report;
        let title = self.say(&Message::new("cli-report-title").with("game", report.game));
        let head = Message::new("cli-report-head")
            .with("games", report.findings.games)
            .with("seats", report.seats)
            .with("bot", report.bot)
            .with("pack", report.pack.as_str())
            .with("digest", report.digest.as_str())
            .with("seed", report.seed.to_string().as_str())
            .with("version", report.commit.as_str());
        format!("<header><h1>{title}</h1><p class=\"note\">{}</p></header>", self.say(&head))
    }

    /// What matters, in sentences.
    fn short(&self) -> String {
        let findings = &self.report.findings;
        let text = |number: f64| tenths(number);
        let first = &findings.by_order[0].wins;
        let mut said = vec![
            Message::new("cli-report-short-score")
                .with("mean", text(findings.scores.spread.mean).as_str())
                .with("best", text(findings.winning_scores.spread.mean).as_str())
                .with("margin", text(findings.margins.spread.mean).as_str()),
            Message::new("cli-report-short-length")
                .with("turns", text(findings.turns.spread.mean).as_str())
                .with("least", findings.turns.spread.min)
                .with("most", findings.turns.spread.max),
            Message::new("cli-report-short-first")
                .with("share", percent(first.mean).as_str())
                .with("low", percent(first.low).as_str())
                .with("high", percent(first.high).as_str())
                .with("fair", percent(1.0 / self.report.seats as f64).as_str()),
        ];
        said.extend(self.short_effects());
        let lines: String =
            said.iter().map(|message| format!("<li>{}</li>", self.say(message))).collect();
        format!("<section><h2>{}</h2><ul>{lines}</ul></section>", self.text("cli-report-short"))
    }

    fn short_effects(&self) -> Vec<Message> {
        let Some(effects) = &self.report.effects else { return Vec::new() };
        let items = &self.report.findings.topics[effects.topic].items;
        let by_effect =
            |&a: &usize, &b: &usize| effects.items[a].mean.total_cmp(&effects.items[b].mean);
        let (Some(worst), Some(best)) =
            ((0..items.len()).min_by(by_effect), (0..items.len()).max_by(by_effect))
        else {
            return Vec::new();
        };
        // Names have commas in them.
        let names = |which: &dyn Fn(usize) -> bool| -> String {
            let names = (0..items.len()).filter(|&item| which(item));
            names.map(|item| items[item].name.as_str()).collect::<Vec<_>>().join("; ")
        };
        let surely = names(&|item| effects.surely_stands_out(item));
        let perhaps = names(&|item| effects.stands_out(item) && !effects.surely_stands_out(item));
        let open = (0..items.len()).filter(|&item| !effects.surely_fits_in(item)).count();
        let limit = format!("{LIMIT:.0}");
        let about = |id: &'static str| Message::new(id).with("limit", limit.as_str());
        let mut said = vec![
            Message::new("cli-report-short-reach")
                .with("blocks", effects.blocks)
                .with("reach", tenths(effects.reach()).as_str()),
        ];
        if !surely.is_empty() {
            said.push(about("cli-report-short-outside").with("names", surely.as_str()));
        }
        if !perhaps.is_empty() {
            said.push(about("cli-report-short-perhaps").with("names", perhaps.as_str()));
        }
        if open == 0 {
            said.push(about("cli-report-short-inside"));
        } else if surely.is_empty() && perhaps.is_empty() {
            said.push(about("cli-report-short-open").with("open", open).with("all", items.len()));
        }
        let effect = Message::new("cli-report-short-effect")
            .with("best", items[best].name.as_str())
            .with("most", signed(effects.items[best].mean).as_str())
            .with("worst", items[worst].name.as_str())
            .with("least", signed(effects.items[worst].mean).as_str())
            .with("mean", signed(effects.mean).as_str());
        said.insert(0, effect);
        said
    }

    fn figures(&self) -> String {
        let findings = &self.report.findings;
        let order: Vec<Row> = findings
            .by_order
            .iter()
            .map(|one| Row {
                name: self.words.say(&Message::new("cli-report-place").with("place", one.order)),
                value: one.wins,
                hollow: false,
            })
            .collect();
        let even = Axis {
            line: 1.0 / self.report.seats as f64,
            band: None,
            write: |share| format!("{:.0} %", share * 100.0),
        };
        let label = |id: &'static str| self.words.say(&Message::new(id));
        let figures = [
            (
                "cli-report-scores",
                "cli-report-scores-note",
                histogram(
                    &findings.scores,
                    Some(&findings.winning_scores),
                    &label("cli-report-scores"),
                ),
            ),
            (
                "cli-report-margins",
                "cli-report-margins-note",
                histogram(&findings.margins, None, &label("cli-report-margins")),
            ),
            (
                "cli-report-turns",
                "cli-report-turns-note",
                histogram(&findings.turns, None, &label("cli-report-turns")),
            ),
            (
                "cli-report-order",
                "cli-report-order-note",
                dots(&order, &even, &label("cli-report-order")),
            ),
        ];
        let figure = |(title, note, plot): (&'static str, &'static str, String)| {
            let (title, note) = (self.text(title), self.text(note));
            format!("<section><h2>{title}</h2><p class=\"note\">{note}</p>{plot}</section>")
        };
        let figures: String = figures.into_iter().map(figure).collect();
        format!("<div class=\"figures\" style=\"margin-top:16px\">{figures}</div>")
    }

    fn effects(&self) -> String {
        let Some(effects) = &self.report.effects else { return String::new() };
        let items = &self.report.findings.topics[effects.topic].items;
        let mut rows: Vec<Row> = items
            .iter()
            .zip(&effects.items)
            .map(|(item, &value)| Row {
                name: item.name.clone(),
                value,
                hollow: item.reconstructed,
            })
            .collect();
        rows.sort_by(|a, b| b.value.mean.total_cmp(&a.value.mean));
        let axis = Axis {
            line: effects.mean,
            band: Some(LIMIT),
            write: |n| with_minus(&format!("{n:.0}")),
        };
        let label = self.words.say(&Message::new("cli-report-effects"));
        let note = Message::new("cli-report-effects-note")
            .with("blocks", effects.blocks)
            .with("limit", format!("{LIMIT:.0}").as_str());
        format!(
            "<section><h2>{}</h2><p class=\"note\">{}</p>{}<p class=\"note\">○ {}</p></section>",
            escaped(&label),
            self.say(&note),
            dots(&rows, &axis, &label),
            self.text("cli-report-reconstructed"),
        )
    }

    fn topic(&self, number: usize) -> String {
        let topic = &self.report.findings.topics[number];
        let columns =
            Columns::of(topic, self.report.effects.as_ref().map(|all| all.topic) == Some(number));
        let heads = columns.heads().into_iter().map(|id| {
            let sorted =
                if id == "cli-report-column-taken" { " aria-sort=\"descending\"" } else { "" };
            format!(
                "<th scope=\"col\"{sorted}><button type=\"button\">{}</button></th>",
                self.text(id)
            )
        });
        let heads: String = heads.collect();
        let mut order: Vec<usize> = (0..topic.items.len()).collect();
        order.sort_by(|&a, &b| often(&topic.items[b]).total_cmp(&often(&topic.items[a])));
        let rows: String =
            order.into_iter().map(|place| self.row(&topic.items[place], place, columns)).collect();
        let (title, note) =
            (format!("cli-report-topic-{}", topic.id), format!("cli-report-note-{}", topic.id));
        let marked = topic.items.iter().any(|item| item.reconstructed);
        let legend = if marked {
            format!(" ○ {}.", self.text("cli-report-reconstructed"))
        } else {
            String::new()
        };
        format!(
            "<section><h2>{}</h2><p class=\"note\">{}{legend}</p><div class=\"wide\"><table><thead><tr>{heads}\
             </tr></thead><tbody>{rows}</tbody></table></div></section>",
            self.say(&Message::new(title)),
            self.say(&Message::new(note)),
        )
    }

    fn row(&self, item: &OfItem, place: usize, columns: Columns) -> String {
        let name = escaped(&item.name);
        let mark = if item.reconstructed { " <span class=\"mark\">○</span>" } else { "" };
        let mut row = format!("<tr><td data-v=\"{name}\">{name}{mark}</td>");
        let written = |text: String| self.words.language().decimals(&text);
        let mut cell = |value: f64, text: &str| {
            let _ = write!(row, "<td data-v=\"{value:.4}\">{text}</td>");
        };
        let times =
            item.taken.map_or_else(|| "–".to_owned(), |taken| written(format!("{taken:.2}")));
        cell(often(item), &times);
        // Of what nobody took there is nothing to tell.
        let dash = |text: String| if item.takers > 0 { text } else { "–".to_owned() };
        if columns.when {
            let when = item.when.unwrap_or(0.0);
            cell(when, &dash(written(format!("{when:.2}"))));
        }
        if columns.points {
            cell(item.points, &dash(written(tenths(item.points))));
        }
        if columns.money {
            cell(item.cash, &dash(written(tenths(item.cash))));
            cell(item.relief, &dash(written(tenths(item.relief))));
        }
        let Interval { mean, low, high } = item.wins;
        let share = written(percent(mean));
        let wins = format!("{share} <small>{} – {}</small>", whole(low), whole(high));
        cell(mean, &dash(wins));
        if let Some(effects) = self.report.effects.as_ref().filter(|_| columns.effect) {
            let Interval { mean, low, high } = effects.items[place];
            let class = if effects.stands_out(place) { " class=\"out\"" } else { "" };
            let [mean_written, low, high] = [mean, low, high].map(|one| written(signed(one)));
            let range = format!("<small>{low} – {high}</small>");
            cell(mean, &format!("<span{class}>{mean_written}</span> {range}"));
        }
        row + "</tr>"
    }
}

/// How often it was taken, to sort by: what could not be taken comes last.
fn often(item: &OfItem) -> f64 {
    item.taken.unwrap_or(-1.0)
}

/// The columns that say something about the things of a topic.
#[derive(Clone, Copy)]
struct Columns {
    when: bool,
    points: bool,
    money: bool,
    effect: bool,
}

impl Columns {
    fn of(topic: &OfTopic, effect: bool) -> Self {
        let when = topic.items.iter().any(|item| item.when.is_some());
        let points = topic.items.iter().any(|item| item.points != 0.0);
        let money = topic.items.iter().any(|item| item.cash != 0.0 || item.relief != 0.0);
        Self { when, points, money, effect }
    }

    fn heads(self) -> Vec<&'static str> {
        let mut heads = vec!["cli-report-column-name", "cli-report-column-taken"];
        if self.when {
            heads.push("cli-report-column-when");
        }
        if self.points {
            heads.push("cli-report-column-points");
        }
        if self.money {
            heads.extend(["cli-report-column-cash", "cli-report-column-relief"]);
        }
        heads.push("cli-report-column-wins");
        if self.effect {
            heads.push("cli-report-column-effect");
        }
        heads
    }
}

fn whole(share: f64) -> String {
    format!("{:.0}", share * 100.0)
}

fn signed(number: f64) -> String {
    with_minus(&format!("{number:+.1}"))
}
