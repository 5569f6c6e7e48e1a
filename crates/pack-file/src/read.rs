//! Reading a file and everything it extends.

use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::translate::Translator;
use crate::{At, Checked, FileFault, PackError, Refused, missing};

/// The largest file that is read, in bytes.
const MOST_BYTES: usize = 1 << 20;

/// A whole file of a game's pack, as it stands there.
///
/// It has a field for `format`, which is read before everything else and may be ignored then, so that
/// the list of known keys is whole.
pub trait PackFile: DeserializeOwned {
    /// What can be wrong with it.
    type Fault: From<FileFault>;
    /// A file laid over all it extends; its values have not been checked.
    type Draft;

    /// The one format there is.
    const FORMAT: i64;
    /// The packs that come with the program by name, and the only ones that can be extended.
    const BUILT_IN: &'static [(&'static str, &'static str)];
    /// A word of the game with its value, for messages: `{ word = 1 }`.
    const EXAMPLE: &'static str;

    /// What a word would have been, told by the words that exist: "colour" for brown, blue and so on.
    /// `None` if the game has no noun for them.
    fn noun(expected: &[String]) -> Option<&'static str>;

    /// The pack that this one extends.
    fn extends(&self) -> Option<&At<String>>;

    /// Lays the file over what it extends. `text` is what it was read from.
    ///
    /// # Errors
    /// The first fault found.
    fn lay_over(self, base: Option<Self::Draft>, text: &str) -> Checked<Self::Draft, Self::Fault>;
}

/// Reads a file and what it extends. `file` is what messages call it.
///
/// # Errors
/// The first fault found, with its place.
pub fn read<P: PackFile>(file: &str, text: &str) -> Result<P::Draft, PackError<P::Fault>> {
    read_over::<P>(file, text, P::BUILT_IN)
}

/// The same for a file that was kept together with the packs that could be extended at its time.
///
/// # Errors
/// The first fault found, with its place.
pub fn read_over<P: PackFile>(
    file: &str,
    text: &str,
    bases: &[(&str, &str)],
) -> Result<P::Draft, PackError<P::Fault>> {
    let in_file = |refused: Refused<P::Fault>| refused.in_file(file, text);
    let pack = parse::<P>(text).map_err(in_file)?;
    let base = match pack.extends() {
        None => None,
        Some(name) => {
            let (base, text) =
                bases.iter().find(|(base, _)| *base == name.value).ok_or_else(|| {
                    let fault = FileFault::UnknownWord {
                        word: name.value.clone(),
                        what: "built-in pack",
                        expected: bases.iter().map(|&(base, _)| base.to_owned()).collect(),
                    };
                    in_file(name.refuse(fault.into()))
                })?;
            Some(read_over::<P>(base, text, bases)?)
        }
    };
    pack.lay_over(base, text).map_err(in_file)
}

/// A file of any format.
#[derive(Deserialize)]
struct FormatRow {
    format: Option<At<i64>>,
}

fn parse<P: PackFile>(text: &str) -> Checked<P, P::Fault> {
    if text.len() > MOST_BYTES {
        let fault = FileFault::TooLong { bytes: text.len(), most: MOST_BYTES };
        return Err(Refused::somewhere(fault.into()));
    }
    let translator = Translator { noun: P::noun, example: P::EXAMPLE };
    let fault = |error| translator.refused(text, &error);
    let FormatRow { format } = toml::from_str(text).map_err(fault)?;
    let format = format.ok_or_else(|| missing("format", "in every pack"))?;
    if format.value != P::FORMAT {
        let fault = FileFault::UnknownFormat { found: format.value, expected: P::FORMAT };
        return Err(format.refuse(fault.into()));
    }
    toml::from_str(text).map_err(fault)
}
