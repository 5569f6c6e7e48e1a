//! One decision of a person.

use std::path::Path;

use table::{Decision, Illegal, Message, Seat, Viewer};

use crate::failure::Failure;
use crate::on_screen::OnScreen;
use crate::play::command::{Command, Typed};
use crate::play::desk::{Desk, Next};
use crate::play::live::TakenBack;
use crate::play::reading::{Ids, Reading, read_action, read_begun_action, read_with_ids};

/// The choices at a decision: each action with its words.
pub(super) type Choices<A> = Vec<(A, String)>;

/// What a line at the prompt led to.
enum Answered {
    /// The table is another: ask anew.
    Changed,
    /// Nothing changed: the question stands.
    Stands,
    /// Somebody leaves.
    Leaves,
}

impl<G: OnScreen> Desk<'_, '_, '_, G> {
    /// Asks a person until the table has changed.
    pub(super) fn ask(&mut self, decision: Decision<G::Question>) -> Result<Next, Failure> {
        let seat = decision.seat;
        let whole = self.show_table || !self.table.acted_last(seat);
        self.show_table = false;
        self.tell_situation(seat, whole)?;
        let choices = self.choices();
        self.tell_question(decision, &choices)?;
        loop {
            write!(self.shell.output, "> ")?;
            let Some(line) = self.shell.read()? else {
                self.shell.line("")?;
                return Ok(Next::Leave);
            };
            match self.answer(decision, &choices, &line)? {
                Answered::Changed => return Ok(Next::GoOn),
                Answered::Stands => {}
                Answered::Leaves => return Ok(Next::Leave),
            }
        }
    }

    fn choices(&self) -> Choices<G::Action> {
        let (game, state) = (self.table.game(), self.table.state());
        let mut legal = Vec::new();
        game.legal_actions(state, &mut legal);
        game.in_reading_order(state, &mut legal);
        legal.into_iter().map(|action| (action, game.write_action(state, action))).collect()
    }

    /// What can be named, and what `seat` can reach.
    pub(super) fn ids(&self, seat: Seat) -> Ids {
        let game = self.table.game();
        let view = game.view(self.table.state(), Viewer::Seat(seat));
        Ids::new(game, &self.shell.words, game.in_reach(&view))
    }

    fn answer(
        &mut self,
        decision: Decision<G::Question>,
        choices: &Choices<G::Action>,
        line: &str,
    ) -> Result<Answered, Failure> {
        let seat = decision.seat;
        match Typed::new(line) {
            Typed::Nothing => self.tell_question(decision, choices)?,
            Typed::Number(number) => {
                match number.checked_sub(1).and_then(|index| choices.get(index)) {
                    Some(&(action, _)) => return self.act(seat, action),
                    None => self.shell.say(
                        &Message::new("cli-no-such-choice")
                            .with("number", number)
                            .with("choices", choices.len()),
                    )?,
                }
            }
            Typed::Words(words) => return self.act_in_words(seat, choices, &words),
            Typed::Why(thing) => self.tell_why(seat, choices, &thing)?,
            Typed::Command(Command::Help) => self.tell_help()?,
            Typed::Command(Command::Hint) => self.tell_hints(seat)?,
            Typed::Command(Command::Undo) => return self.take_back(),
            Typed::Command(Command::Table) => {
                self.tell_table(Viewer::Seat(seat))?;
                self.tell_question(decision, choices)?;
            }
            Typed::Command(Command::Log) => self.tell_log(seat)?,
            Typed::Command(Command::Score) => self.tell_score(seat)?,
            Typed::Command(Command::Cards) => self.tell_cards_in_reach(seat)?,
            Typed::Command(Command::Card(id)) => self.tell_card(seat, &id)?,
            Typed::Command(Command::Save(file)) => self.save(file.as_deref())?,
            Typed::Command(Command::Quit) => return Ok(Answered::Leaves),
        }
        Ok(Answered::Stands)
    }

    fn act_in_words(
        &mut self,
        seat: Seat,
        choices: &Choices<G::Action>,
        words: &str,
    ) -> Result<Answered, Failure> {
        let (game, state) = (self.table.game(), self.table.state());
        let reading = read_action(game, state, choices, &self.ids(seat), words);
        match self.sure(words, reading)? {
            Some(action) => self.act(seat, action),
            None => Ok(Answered::Stands),
        }
    }

    fn act(&mut self, seat: Seat, action: G::Action) -> Result<Answered, Failure> {
        let game = self.table.game();
        match self.table.act(seat, action)? {
            Ok(()) => return Ok(Answered::Changed),
            Err(Illegal::Refused(reason)) => self.tell(seat, &game.tell_reason(&reason))?,
            Err(Illegal::GameOver | Illegal::NotAsked { .. }) => {
                self.shell.say(&Message::new("cli-not-asked"))?;
            }
        }
        Ok(Answered::Stands)
    }

    fn take_back(&mut self) -> Result<Answered, Failure> {
        match self.table.take_back()? {
            TakenBack::Actions(count) => {
                self.show_table = true;
                self.taken_back = Some(count);
                return Ok(Answered::Changed);
            }
            TakenBack::Nothing => self.shell.say(&Message::new("cli-nothing-to-take-back"))?,
            TakenBack::Revealed => self.shell.say(&Message::new("cli-revealed"))?,
        }
        Ok(Answered::Stands)
    }

    /// `? THING`: the reason against it, or the choices that use it. An action in words is such a
    /// thing, too.
    fn tell_why(
        &mut self,
        seat: Seat,
        choices: &Choices<G::Action>,
        thing: &str,
    ) -> Result<(), Failure> {
        let (game, state, ids) = (self.table.game(), self.table.state(), self.ids(seat));
        // Capitals may tell two things apart. Whoever leaves them out means something else, or does
        // not care.
        let exact = game.read_pointer(state, thing).ok();
        let lowercase = thing.to_lowercase();
        let thing = lowercase.as_str();
        let action = read_begun_action(game, state, choices, &ids, thing);
        let legal = |action: G::Action| choices.iter().any(|(legal, _)| *legal == action);
        match action {
            // Of what is both, the thing says more than an action that can't be done now.
            Some(Reading::Sure(action)) if legal(action) || exact.is_none() => {
                return self.tell_why_not_act(seat, choices, action);
            }
            Some(_) | None => {}
        }
        let pointer = match exact {
            Some(exact) => Reading::Sure(exact),
            None => read_with_ids(&ids, thing, |text| game.read_pointer(state, text)),
        };
        // Of what is never used, such as a street, there is only something to read.
        let is_thing =
            || game.describe(thing).is_some() || !ids.like(&ids.without_names(thing)).is_empty();
        if matches!(pointer, Reading::Nothing(..)) && is_thing() {
            return self.tell_card(seat, thing);
        }
        // What begins as an action is judged as one, unless it means a thing.
        if let (Some(action), Reading::Several(_) | Reading::Nothing(..)) = (action, &pointer) {
            self.sure(thing, action)?;
            return Ok(());
        }
        let Some(pointer) = self.sure(thing, pointer)? else { return Ok(()) };
        if let Some(reason) = game.why_not(self.table.state(), seat, pointer) {
            return self.tell(seat, &game.tell_reason(&reason));
        }
        let (state, using) = (self.table.state(), (1..).zip(choices));
        let using = using.filter(|(_, (action, _))| game.uses(state, *action, pointer));
        let using: Vec<Message> = using.map(|(number, (_, words))| choice(number, words)).collect();
        let message = if using.is_empty() {
            Message::new("cli-possible")
        } else {
            Message::new("cli-possible-by").with("choices", using)
        };
        Ok(self.shell.say(&message)?)
    }

    /// `? ACTION`: its number among the choices, or the reason against it.
    fn tell_why_not_act(
        &mut self,
        seat: Seat,
        choices: &Choices<G::Action>,
        action: G::Action,
    ) -> Result<(), Failure> {
        let mut numbered = (1..).zip(choices);
        if let Some((number, (_, words))) = numbered.find(|(_, (legal, _))| *legal == action) {
            let by = Message::new("cli-possible-by").with("choices", vec![choice(number, words)]);
            return Ok(self.shell.say(&by)?);
        }
        let game = self.table.game();
        let reason = game.refusal(self.table.state(), seat, action);
        self.tell(seat, &game.tell_reason(&reason))
    }

    /// What was read, or a sentence about why it could not be.
    pub(super) fn sure<T>(
        &mut self,
        typed: &str,
        reading: Reading<T>,
    ) -> Result<Option<T>, Failure> {
        let message = match reading {
            Reading::Sure(meant) => return Ok(Some(meant)),
            Reading::Several(words) => Message::new("cli-several")
                .with("typed", typed)
                .with("words", Message::either(&words)),
            Reading::Nothing(fault, _) if fault.word.is_empty() => {
                Message::new("cli-missing").with("expected", fault.expected)
            }
            Reading::Nothing(fault, near) => {
                let id = if near.is_empty() { "cli-not-understood" } else { "cli-did-you-mean" };
                Message::new(id)
                    .with("word", fault.word.as_str())
                    .with("expected", fault.expected)
                    .with("near", Message::either(&near))
            }
        };
        self.shell.say(&message)?;
        Ok(None)
    }

    /// Writes the record to another file as well.
    fn save(&mut self, file: Option<&str>) -> Result<(), Failure> {
        let record = self.table.record().to_owned();
        let Some(file) = file else {
            let saved =
                Message::new("cli-saved").with("file", record.display().to_string().as_str());
            return Ok(self.shell.say(&saved)?);
        };
        let copied = std::fs::read(&record).and_then(|text| {
            use std::io::Write as _;
            std::fs::File::create_new(Path::new(file))?.write_all(&text)
        });
        // A name that cannot be used is no reason to leave the table.
        let message = match copied {
            Ok(()) => Message::new("cli-saved").with("file", file),
            Err(error) => {
                let why = error.to_string();
                Message::new("cli-cannot-save").with("file", file).with("why", why.as_str())
            }
        };
        Ok(self.shell.say(&message)?)
    }
}

/// A choice with its number.
fn choice(number: usize, words: &str) -> Message {
    Message::new("cli-choice").with("number", number).with("words", words)
}
