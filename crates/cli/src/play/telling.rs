//! What the person at the screen is told.

use table::{Decision, Message, Seat, Viewer};

use crate::chronicle::{Told, chronicle};
use crate::face::Ink;
use crate::failure::Failure;
use crate::on_screen::{Look, Names, OnScreen};
use crate::play::asking::Choices;
use crate::play::command::Command;
use crate::play::desk::Desk;
use crate::play::reading::Reading;
use crate::wrap::{width, wrap};

impl<G: OnScreen> Desk<'_, '_, '_, G> {
    /// Says a message of the game with the names that `seat` gives the players.
    pub(super) fn tell(&mut self, seat: Seat, message: &Message) -> Result<(), Failure> {
        let names = self.names(Viewer::Seat(seat));
        Ok(self.shell.say(&names.put_into(message))?)
    }

    /// What has changed since `seat` was asked last, with the `whole` table or just what it has.
    pub(super) fn tell_situation(&mut self, seat: Seat, whole: bool) -> Result<(), Failure> {
        self.shell.line("")?;
        if whole {
            self.tell_table(Viewer::Seat(seat))?;
            self.tell_events(Viewer::Seat(seat), &self.table.news(seat))?;
            return Ok(());
        }
        self.tell_events(Viewer::Seat(seat), &self.table.news(seat))?;
        let view = self.table.game().view(self.table.state(), Viewer::Seat(seat));
        let names = self.names(Viewer::Seat(seat));
        let lines = self.table.game().draw_own(&view, &self.look(&names));
        self.write(&lines)
    }

    /// The whole table, as `viewer` sees it.
    pub(super) fn tell_table(&mut self, viewer: Viewer) -> Result<(), Failure> {
        let view = self.table.game().view(self.table.state(), viewer);
        let names = self.names(viewer);
        let lines = self.table.game().draw(&view, &self.look(&names));
        self.write(&lines)?;
        Ok(self.shell.line("")?)
    }

    /// What happened, in paragraphs and with a blank line after it.
    pub(super) fn tell_events(
        &mut self,
        viewer: Viewer,
        events: &[G::Event],
    ) -> Result<(), Failure> {
        let names = self.names(viewer);
        let game = self.table.game();
        let told = events.iter().filter_map(|event| {
            let sentence = self.look(&names).say(&game.tell_event(event)?);
            Some(Told { sentence, closes: game.closes_paragraph(event) })
        });
        let told: Vec<Told> = told.collect();
        if told.is_empty() {
            return Ok(());
        }
        self.write(&chronicle(&told, &names, self.shell.face))?;
        Ok(self.shell.line("")?)
    }

    pub(super) fn tell_question(
        &mut self,
        decision: Decision<G::Question>,
        choices: &Choices<G::Action>,
    ) -> Result<(), Failure> {
        let (game, face) = (self.table.game(), self.shell.face);
        let names = self.names(Viewer::Seat(decision.seat));
        let view = game.view(self.table.state(), Viewer::Seat(decision.seat));
        let actions: Vec<G::Action> = choices.iter().map(|&(action, _)| action).collect();
        let picture = game.draw_question(&view, &actions, &self.look(&names));
        self.write(&picture)?;
        let question = game.tell_question(self.table.state(), decision);
        let question = self.look(&names).say(&question);
        self.shell.line(&face.ink(Ink::Bold, &question))?;
        let texts: Vec<String> = choices
            .iter()
            .map(|&(action, _)| {
                self.look(&names).say(&game.tell_action(self.table.state(), action))
            })
            .collect();
        let details: Vec<String> = choices
            .iter()
            .map(|&(action, _)| {
                sentences(&game.tell_details(self.table.state(), action), &self.look(&names))
            })
            .collect();
        let longest = texts.iter().map(|text| width(text)).max().unwrap_or(0);
        let longest_words = choices.iter().map(|(_, words)| width(words)).max().unwrap_or(0);
        let column = longest.min(face.width.saturating_sub(longest_words + 6));
        for (index, ((text, (_, words)), details)) in
            texts.iter().zip(choices).zip(&details).enumerate()
        {
            let number = format!("{:>2}", index + 1);
            let dim = face.ink(Ink::Dim, words);
            let pad = column.saturating_sub(width(text));
            let line = if 6 + width(text) + pad + width(words) <= face.width {
                format!("{number}  {text}{}  {dim}", " ".repeat(pad))
            } else {
                let lines = wrap(text, face.width.saturating_sub(4));
                let room = lines.last().map_or(0, |last| 6 + width(last) + width(words));
                let gap = if room <= face.width { "  " } else { "\n    " };
                format!("{number}  {}{gap}{dim}", lines.join("\n    "))
            };
            self.shell.line(&line)?;
            for line in wrap(details, face.width.saturating_sub(4)) {
                self.shell.line(&format!("    {}", face.ink(Ink::Dim, &line)))?;
            }
        }
        Ok(())
    }

    pub(super) fn tell_help(&mut self) -> Result<(), Failure> {
        self.shell.say(&Message::new("cli-help"))?;
        let commands = Command::ALL.map(|(word, given, does)| {
            let given = given.map(|id| format!(" {}", self.shell.text(&Message::new(id))));
            (format!("{word}{}", given.unwrap_or_default()), does)
        });
        let typed = commands.iter().map(|(typed, _)| width(typed)).max().unwrap_or(0);
        for (command, does) in commands {
            let does = self.shell.text(&Message::new(format!("cli-help-{does}")));
            let room = self.shell.face.width.saturating_sub(typed + 4);
            let lines = wrap(&does, room).join(&format!("\n{}", " ".repeat(typed + 4)));
            self.shell.line(&format!("  {command:<typed$}  {lines}"))?;
        }
        Ok(())
    }

    pub(super) fn tell_log(&mut self, seat: Seat) -> Result<(), Failure> {
        let events = self.table.events(Viewer::Seat(seat));
        if events.is_empty() {
            return Ok(self.shell.say(&Message::new("cli-empty-log"))?);
        }
        self.tell_events(Viewer::Seat(seat), &events)
    }

    pub(super) fn tell_score(&mut self, seat: Seat) -> Result<(), Failure> {
        let viewer = Viewer::Seat(seat);
        let names = self.names(viewer);
        let scores = self.table.game().tell_score(self.table.state(), viewer);
        self.tell_scores(&names, &scores)
    }

    /// Each seat's points, step by step.
    pub(super) fn tell_scores(
        &mut self,
        names: &Names,
        scores: &table::BySeat<Vec<Message>>,
    ) -> Result<(), Failure> {
        for (seat, lines) in scores.iter(self.table.game().seats()) {
            let name = self.shell.face.ink(Ink::Bold, names.of(seat));
            self.shell.line(&name)?;
            for line in lines {
                let text = self.look(names).say(line);
                self.indented(&text, 2)?;
            }
        }
        Ok(())
    }

    /// `cards`: everything that can be read about now.
    pub(super) fn tell_cards_in_reach(&mut self, seat: Seat) -> Result<(), Failure> {
        let view = self.table.game().view(self.table.state(), Viewer::Seat(seat));
        for id in self.table.game().in_reach(&view) {
            self.describe(seat, &id)?;
        }
        Ok(())
    }

    /// `card ID`
    pub(super) fn tell_card(&mut self, seat: Seat, id: &str) -> Result<(), Failure> {
        if self.table.game().describe(id).is_some() {
            return self.describe(seat, id);
        }
        let ids = self.ids(seat);
        let part = ids.without_names(&id.to_lowercase());
        let reading = match ids.like(&part)[..] {
            [] => {
                let near = ids.nearest(&part);
                let message = if near.is_empty() {
                    Message::new("cli-no-such-card").with("word", id)
                } else {
                    Message::new("cli-no-such-card-but")
                        .with("word", id)
                        .with("near", Message::either(&near))
                };
                return Ok(self.shell.say(&message)?);
            }
            [id] => Reading::Sure(id.to_owned()),
            ref several => Reading::Several(several.iter().map(|&id| id.to_owned()).collect()),
        };
        match self.sure(id, reading)? {
            Some(id) => self.describe(seat, &id),
            None => Ok(()),
        }
    }

    fn describe(&mut self, seat: Seat, id: &str) -> Result<(), Failure> {
        let names = self.names(Viewer::Seat(seat));
        let Some(facts) = self.table.game().describe(id) else { return Ok(()) };
        let look = self.look(&names);
        let Some((name, facts)) = facts.split_first() else { return Ok(()) };
        let (name, facts) = (look.say(name), sentences(facts, &look));
        let face = self.shell.face;
        let head = format!("{}  {}", face.ink(Ink::Bold, &name), face.ink(Ink::Dim, id));
        self.shell.line(&head)?;
        self.indented(&facts, 2)
    }

    pub(super) fn indented(&mut self, text: &str, indent: usize) -> Result<(), Failure> {
        let blank = " ".repeat(indent);
        for line in wrap(text, self.shell.face.width.saturating_sub(indent)) {
            self.shell.line(&format!("{blank}{line}"))?;
        }
        Ok(())
    }

    fn write(&mut self, lines: &[String]) -> Result<(), Failure> {
        for line in lines {
            self.shell.line(line)?;
        }
        Ok(())
    }
}

/// Facts one after another, each a sentence.
fn sentences(facts: &[Message], look: &Look<'_>) -> String {
    let facts: Vec<String> = facts.iter().map(|fact| look.say(fact) + ".").collect();
    facts.join(" ")
}
