//! The languages there are, and the files each of them consists of.

/// A language that everything can be said in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English as it is written in Britain.
    #[default]
    English,
}

/// The files that every language has, each with what is in it.
macro_rules! files {
    ($tag:literal: $($name:literal)+) => {
        [$(($name, include_str!(concat!("../../../locales/", $tag, "/", $name)))),+]
    };
    ($tag:literal) => {
        files!($tag: "common.ftl" "table.ftl" "cli.ftl" "report.ftl" "analysis.ftl" "london.ftl" "london-names.ftl"
            "new-york.ftl" "new-york-names.ftl" "web.ftl" "web-log.ftl" "web-london.ftl" "web-new-york.ftl")
    };
}

impl Language {
    /// All languages, in the order in which people are offered them.
    pub const ALL: [Self; 1] = [Self::English];

    /// Its tag (BCP 47), which is also the folder of its files.
    pub fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
        }
    }

    /// The language with this tag.
    pub fn from_tag(tag: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.tag() == tag)
    }

    /// What its speakers call it.
    pub fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
        }
    }

    /// Its files, each with its name. They say every id once between them.
    pub fn files(self) -> [(&'static str, &'static str); 13] {
        match self {
            Self::English => files!("en"),
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
}
