//! The languages there are, and the files each of them consists of.

/// A language that everything can be said in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English as it is written in Britain.
    #[default]
    English,
    /// Portuguese as it is written in Brazil.
    Portuguese,
    /// Spanish that is understood everywhere.
    Spanish,
    /// Ukrainian.
    Ukrainian,
}

/// The files that every language has, each with what is in it.
macro_rules! files {
    ($tag:literal: $($name:literal)+) => {
        [$(($name, include_str!(concat!("../../../locales/", $tag, "/", $name)))),+]
    };
    ($tag:literal) => {
        files!($tag: "common.ftl" "table.ftl" "offline.ftl" "cli.ftl" "cli-args.ftl" "report.ftl" "analysis.ftl" "london.ftl" "london-names.ftl"
            "new-york.ftl" "new-york-names.ftl" "web.ftl" "web-log.ftl" "web-london.ftl" "web-new-york.ftl"
            "web-offline.ftl" "web-invite.ftl" "web-comfort.ftl" "web-learn.ftl" "lessons-london.ftl"
            "lessons-new-york.ftl" "calls.ftl" "web-calls.ftl" "position.ftl" "web-position.ftl")
    };
}

/// The rules of each game as they stand in the documents.
macro_rules! rules {
    ($folder:literal) => {
        [
            ("london", include_str!(concat!("../../../docs/rules/", $folder, "london.md"))),
            ("new-york", include_str!(concat!("../../../docs/rules/", $folder, "new-york.md"))),
        ]
    };
}

impl Language {
    /// All languages, in the order in which people are offered them.
    pub const ALL: [Self; 4] = [Self::English, Self::Portuguese, Self::Spanish, Self::Ukrainian];

    /// Its tag (BCP 47), which is also the folder of its files.
    pub fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Portuguese => "pt-BR",
            Self::Spanish => "es",
            Self::Ukrainian => "uk",
        }
    }

    /// The language with this tag.
    pub fn from_tag(tag: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.tag() == tag)
    }

    /// The language that somebody wants who names it so: by its tag, by that of a country where it is spoken, or as
    /// systems name it (`pt_PT.UTF-8`).
    pub fn wanted(name: &str) -> Option<Self> {
        let language = name.split(['-', '_', '.', '@']).next()?.to_ascii_lowercase();
        Self::ALL.into_iter().find(|one| one.tag().split('-').next() == Some(&language))
    }

    /// What its speakers call it.
    pub fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Portuguese => "Português",
            Self::Spanish => "Español",
            Self::Ukrainian => "Українська",
        }
    }

    /// Its files, each with its name. They say every id once between them.
    pub fn files(self) -> [(&'static str, &'static str); 25] {
        match self {
            Self::English => files!("en"),
            Self::Portuguese => files!("pt-BR"),
            Self::Spanish => files!("es"),
            Self::Ukrainian => files!("uk"),
        }
    }

    /// The rules of each game, by its name.
    pub fn rules(self) -> [(&'static str, &'static str); 2] {
        match self {
            Self::English => rules!(""),
            Self::Portuguese => rules!("pt-BR/"),
            Self::Spanish => rules!("es/"),
            Self::Ukrainian => rules!("uk/"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_read_back() {
        for language in Language::ALL {
            assert_eq!(Language::from_tag(language.tag()), Some(language));
            assert!(!language.own_name().is_empty());
        }
        assert_eq!(Language::from_tag("tlh"), None);
    }

    #[test]
    fn people_name_languages_in_many_ways() {
        for (name, language) in [
            ("uk", Language::Ukrainian),
            ("uk_UA.UTF-8", Language::Ukrainian),
            ("pt_PT", Language::Portuguese),
            ("PT-br", Language::Portuguese),
            ("es-419", Language::Spanish),
            ("en_GB.UTF-8", Language::English),
        ] {
            assert_eq!(Language::wanted(name), Some(language), "{name}");
        }
        for name in ["", "C", "C.UTF-8", "POSIX", "de_DE"] {
            assert_eq!(Language::wanted(name), None, "{name}");
        }
    }
}
