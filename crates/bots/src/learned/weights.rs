//! Files of weights: what was learnt, and what it was learnt for.

use table::{Digest, Game};
use thiserror::Error;

use crate::learned::{HIDDEN, Learner, Net};

/// How every file begins, the last byte being the version of the format.
const MAGIC: [u8; 4] = *b"2CW\x01";

/// What was learnt for a game with so many players, as it is kept in a file: whole numbers of 16 bits with a
/// scale for each kind of weight, between a stamp and a checksum.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// The digest of the game, the number of players, the meaning of the inputs and the size of the net.
    schema: Digest,
    /// The digest of the content.
    content: Digest,
    /// What was learnt.
    pub net: Net,
}

/// Why weights are not used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    /// Nothing was learnt for so many players.
    #[error("nothing was learnt for a table of so many players")]
    Nothing,
    /// The bot plays by an idea of another game.
    #[error("its one idea belongs to the other game: `twocities bots` tells which are there")]
    OtherGame,
    /// It is no such file, or a part of it is missing or was changed.
    #[error("the weights are damaged: what they say does not fit their checksum")]
    Damaged,
    /// The numbers meant something else.
    #[error(
        "the weights were learnt for another game, number of players or version of the inputs \
         ({found}, here {wanted})"
    )]
    Schema {
        /// What they were learnt for.
        found: Digest,
        /// What is wanted.
        wanted: Digest,
    },
    /// The cards or the board were others.
    #[error(
        "the weights were learnt with other content (pack digest {found}, here {wanted}): take a bot \
         that has nothing to learn, such as `rules`; nothing was learnt for this pack"
    )]
    Content {
        /// What they were learnt with.
        found: Digest,
        /// What is on the table.
        wanted: Digest,
    },
}

impl Weights {
    /// What was learnt at such tables.
    pub fn new<G: Learner>(game: &G, net: Net) -> Self {
        Self { schema: schema(game), content: game.content(), net }
    }

    /// The file.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(u64::from(self.schema).to_le_bytes());
        bytes.extend(u64::from(self.content).to_le_bytes());
        let Net { linear, hidden, bias, out, constant } = &self.net;
        bytes.extend((linear.len() as u32).to_le_bytes());
        write_all(&mut bytes, linear);
        write_all(&mut bytes, hidden.as_flattened());
        write_all(&mut bytes, bias);
        write_all(&mut bytes, out);
        write_all(&mut bytes, &[*constant]);
        let checksum = u64::from(Digest::of_bytes(&bytes));
        bytes.extend(checksum.to_le_bytes());
        bytes
    }

    /// What a file says, if it is whole.
    ///
    /// # Errors
    /// If anything in it was changed or is missing.
    pub fn read(bytes: &[u8]) -> Result<Self, Refused> {
        let (said, checksum) = bytes.split_last_chunk().ok_or(Refused::Damaged)?;
        if u64::from(Digest::of_bytes(said)) != u64::from_le_bytes(*checksum) {
            return Err(Refused::Damaged);
        }
        read_said(said).ok_or(Refused::Damaged)
    }

    /// What a file says, if it was learnt at such tables.
    ///
    /// # Errors
    /// If it is damaged, or was learnt for anything else.
    pub fn read_for<G: Learner>(game: &G, bytes: &[u8]) -> Result<Net, Refused> {
        let weights = Self::read(bytes)?;
        weights.fit(game)?;
        Ok(weights.net)
    }

    /// Whether it was learnt at such tables.
    ///
    /// # Errors
    /// If it was learnt for anything else.
    pub fn fit<G: Learner>(&self, game: &G) -> Result<(), Refused> {
        let (found, wanted) = (self.schema, schema(game));
        if found != wanted || self.net.inputs() != G::INPUTS {
            return Err(Refused::Schema { found, wanted });
        }
        let (found, wanted) = (self.content, game.content());
        if found != wanted {
            return Err(Refused::Content { found, wanted });
        }
        Ok(())
    }
}

fn schema<G: Learner>(game: &G) -> Digest {
    let players = game.seats().count() as u64;
    let sizes = [G::INPUTS as u64, HIDDEN as u64];
    Digest::of(&(<G as Game>::NAME, u64::from(G::SCHEMA), players, sizes))
}

fn write_all(bytes: &mut Vec<u8>, weights: &[f32]) {
    let largest = weights.iter().fold(0.0_f32, |most, weight| most.max(weight.abs()));
    let scale = largest / f32::from(i16::MAX);
    bytes.extend(scale.to_le_bytes());
    for weight in weights {
        let steps = if scale > 0.0 { (weight / scale).round() as i16 } else { 0 };
        bytes.extend(steps.to_le_bytes());
    }
}

fn read_said(said: &[u8]) -> Option<Weights> {
    let mut left = said.strip_prefix(&MAGIC)?;
    let schema = Digest::from(u64::from_le_bytes(take(&mut left)?));
    let content = Digest::from(u64::from_le_bytes(take(&mut left)?));
    let inputs = usize::try_from(u32::from_le_bytes(take(&mut left)?)).ok()?;
    // Every input has a weight of two bytes: a number that lies about them asks for no memory.
    if inputs > left.len() {
        return None;
    }
    let mut net = Net::silent(inputs);
    read_all(&mut left, &mut net.linear)?;
    read_all(&mut left, net.hidden.as_flattened_mut())?;
    read_all(&mut left, &mut net.bias)?;
    read_all(&mut left, &mut net.out)?;
    read_all(&mut left, std::slice::from_mut(&mut net.constant))?;
    left.is_empty().then_some(Weights { schema, content, net })
}

fn read_all(left: &mut &[u8], weights: &mut [f32]) -> Option<()> {
    let scale = f32::from_le_bytes(take(left)?);
    for weight in weights {
        *weight = f32::from(i16::from_le_bytes(take(left)?)) * scale;
    }
    Some(())
}

fn take<const BYTES: usize>(left: &mut &[u8]) -> Option<[u8; BYTES]> {
    let (bytes, rest) = left.split_first_chunk()?;
    *left = rest;
    Some(*bytes)
}
