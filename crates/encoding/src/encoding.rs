//! A game with the tables that lead from answers to ids and back.

use rustc_hash::FxHashMap;
use serde_json::json;
use table::{Digest, InfoSet, Rng, Seat};

use crate::{Encode, Layout, Sheet};

/// A game and its numbers.
#[derive(Clone, Debug)]
pub struct Encoding<G: Encode> {
    game: G,
    micros: Vec<G::Micro>,
    ids: FxHashMap<G::Micro, usize>,
    observation: Layout,
    information: Layout,
    digest: Digest,
}

/// A legal answer and its id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbered<A> {
    /// The id.
    pub id: usize,
    /// The answer.
    pub action: A,
}

impl<G: Encode> Encoding<G> {
    /// Makes the tables.
    pub fn new(game: G) -> Self {
        let micros = game.micros();
        let ids = micros.iter().enumerate().map(|(id, &micro)| (micro, id)).collect();
        // The layout is the same at every moment, so any will do.
        let start = game.setup(&game.deal(0));
        let info = InfoSet::new(&game, &start, Seat::FIRST);
        let mut sheet = Sheet::of_layout();
        game.observe(&info, &mut sheet);
        let observation = sheet.clone().into_layout();
        game.recall(&info, &mut sheet);
        let information = sheet.into_layout();
        let words: Vec<String> = micros.iter().map(|&micro| game.micro_words(micro)).collect();
        let told = json!({
            "version": G::ENCODING_VERSION,
            "actions": words,
            "information": &information,
        });
        let digest = Digest::of_bytes(told.to_string().as_bytes());
        Self { game, micros, ids, observation, information, digest }
    }

    /// The game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// How many answers there can be.
    pub fn actions(&self) -> usize {
        self.micros.len()
    }

    /// The answer with this id in words.
    pub fn action_words(&self, id: usize) -> Option<String> {
        self.micros.get(id).map(|&micro| self.game.micro_words(micro))
    }

    /// What stands where in an observation.
    pub fn observation_layout(&self) -> &Layout {
        &self.observation
    }

    /// What stands where in an information state: an observation, and more after it.
    pub fn information_layout(&self) -> &Layout {
        &self.information
    }

    /// The digest of all ids and layouts: equal for those who mean the same by the same numbers.
    pub fn digest(&self) -> Digest {
        self.digest
    }

    /// What the seat may answer, in the order of the ids; empty if it is not asked.
    pub fn legal(&self, info: &InfoSet<'_, G>) -> Vec<Numbered<G::Action>> {
        let mut legal = Vec::new();
        info.legal_actions(&mut legal);
        if legal.is_empty() {
            return Vec::new();
        }
        let world = any_world(info);
        let number = |&action: &G::Action| {
            let id = *self.ids.get(&self.game.micro(&world, action))?;
            Some(Numbered { id, action })
        };
        let mut numbered: Vec<_> = legal.iter().filter_map(number).collect();
        numbered.sort_unstable_by_key(|one| one.id);
        numbered
    }

    /// The answer of the seat that has this id now; `None` if none has.
    pub fn answer(&self, info: &InfoSet<'_, G>, id: usize) -> Option<G::Action> {
        let legal = self.legal(info);
        let place = legal.binary_search_by_key(&id, |one| one.id).ok()?;
        legal.get(place).map(|one| one.action)
    }

    /// The id of an answer that the seat may give.
    pub fn id(&self, info: &InfoSet<'_, G>, action: G::Action) -> Option<usize> {
        self.ids.get(&self.game.micro(&any_world(info), action)).copied()
    }

    /// What the seat sees now.
    pub fn observation(&self, info: &InfoSet<'_, G>) -> Vec<f32> {
        let mut sheet = Sheet::of_values(self.observation.size());
        self.game.observe(info, &mut sheet);
        sheet.into_values()
    }

    /// What the seat knows now.
    pub fn information(&self, info: &InfoSet<'_, G>) -> Vec<f32> {
        let mut sheet = Sheet::of_values(self.information.size());
        self.game.observe(info, &mut sheet);
        self.game.recall(info, &mut sheet);
        sheet.into_values()
    }

    /// What the seat sees now, as text: its view and the question.
    pub fn observation_text(&self, info: &InfoSet<'_, G>) -> String {
        json!({ "view": info.view(), "asked": self.game.asked(info) }).to_string()
    }

    /// What the seat knows now, as text.
    pub fn information_text(&self, info: &InfoSet<'_, G>) -> String {
        let mut sheet = Sheet::of_values(0);
        self.game.recall(info, &mut sheet);
        let recalled = sheet.into_values();
        let asked = self.game.asked(info);
        json!({ "view": info.view(), "asked": asked, "recalled": recalled }).to_string()
    }
}

/// Any world that the seat cannot tell from the real one, always the same for the same knowledge.
pub(crate) fn any_world<G: Encode>(info: &InfoSet<'_, G>) -> G::State {
    info.sample(&mut Rng::new(0))
}
