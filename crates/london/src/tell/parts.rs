//! Effects of several parts, as a sentence that reads well.

use table::Message;

use super::effect::{describe_effect, describe_gains, describe_thing};
use crate::effect::{Amount, Effect, Gain};

/// All parts of an effect: "gain £8 and 2 prestige, and remove 1 poverty".
pub(super) fn describe_effects(effects: &[Effect]) -> Vec<Message> {
    let parts = gather(effects);
    let all_by_player = parts.iter().all(Part::is_by_player);
    let said: Vec<Message> = parts.iter().map(|part| part.say(all_by_player)).collect();
    let apart = !all_by_player || parts.iter().any(Part::has_and);
    match <[Message; 2]>::try_from(said) {
        Ok([first, second]) if apart => {
            let both = Message::new("london-effect-two-apart");
            vec![both.with("first", first).with("second", second)]
        }
        Ok(two) => two.into(),
        Err(said) => said,
    }
}

/// What a gain brings.
pub(super) fn describe_gain(gain: Gain) -> Vec<Message> {
    let Gain { cash, prestige, relief } = gain;
    describe_due([
        (cash, Effect::GainCash(Amount::Fixed(cash))),
        (prestige, Effect::GainPrestige(Amount::Fixed(prestige))),
        (relief, Effect::RemovePoverty(Amount::Fixed(relief))),
    ])
}

/// Those of some effects whose amount is more than nothing.
pub(super) fn describe_due(effects: [(u8, Effect); 3]) -> Vec<Message> {
    let due = effects.into_iter().filter(|&(amount, _)| amount > 0);
    describe_effects(&due.map(|(_, effect)| effect).collect::<Vec<_>>())
}

/// What is said with one verb.
enum Part {
    /// Things gained.
    Gains(Vec<Message>),
    /// Anything else stands alone.
    Other(Effect),
}

impl Part {
    /// Where somebody else does a part, the player's own parts say who does them.
    fn say(&self, all_by_player: bool) -> Message {
        let mut said = match self {
            Self::Gains(things) => describe_gains(things.clone()),
            Self::Other(effect) => describe_effect(*effect),
        };
        if !all_by_player && self.is_by_player() {
            said.id.to_mut().push_str(".you");
        }
        said
    }

    fn is_by_player(&self) -> bool {
        match self {
            Self::Gains(_) => true,
            Self::Other(effect) => is_by_player(*effect),
        }
    }

    /// Whether an "and" stands in it.
    fn has_and(&self) -> bool {
        match self {
            Self::Gains(things) => things.len() > 1,
            Self::Other(_) => false,
        }
    }
}

/// Gains that stand side by side belong together. What is counted ends them: in "£1 for each
/// borough and 2 prestige" nobody knows whether the prestige is counted too.
fn gather(effects: &[Effect]) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut open = false;
    for &effect in effects {
        match describe_thing(effect) {
            None => parts.push(Part::Other(effect)),
            Some(thing) => match parts.last_mut() {
                Some(Part::Gains(things)) if open => things.push(thing),
                Some(_) | None => parts.push(Part::Gains(vec![thing])),
            },
        }
        open = matches!(
            effect,
            Effect::GainCash(Amount::Fixed(_)) | Effect::GainPrestige(Amount::Fixed(_))
        );
    }
    parts
}

/// Whether the player of the card does this, and not the opponents.
fn is_by_player(effect: Effect) -> bool {
    match effect {
        Effect::TakeCashFromOpponents(_)
        | Effect::OpponentsPay(_)
        | Effect::OpponentTakesPoverty(_) => false,
        Effect::GainCash(_)
        | Effect::GainPrestige(_)
        | Effect::RemovePoverty(_)
        | Effect::TakePoverty(_)
        | Effect::DrawCards(_)
        | Effect::BuildWithoutDiscard(_)
        | Effect::DiscardUpTo(_)
        | Effect::CollectTill
        | Effect::CoverFromBoard
        | Effect::ActivateAgain
        | Effect::HandCausesNoPoverty
        | Effect::GivePoverty(_) => true,
    }
}
