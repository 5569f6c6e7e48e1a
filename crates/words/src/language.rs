//! The languages there are, and the files each of them consists of.

/// A language that everything can be said in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English as it is written in Britain.
    #[default]
    English,
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
    pub fn files(self) -> [(&'static str, &'static str); 10] {
        match self {
            Self::English => [
                ("common.ftl", include_str!("../../../locales/en/common.ftl")),
                ("cli.ftl", include_str!("../../../locales/en/cli.ftl")),
                ("report.ftl", include_str!("../../../locales/en/report.ftl")),
                ("london.ftl", include_str!("../../../locales/en/london.ftl")),
                ("london-names.ftl", include_str!("../../../locales/en/london-names.ftl")),
                ("new-york.ftl", include_str!("../../../locales/en/new-york.ftl")),
                ("new-york-names.ftl", include_str!("../../../locales/en/new-york-names.ftl")),
                ("analysis.ftl", include_str!("../../../locales/en/analysis.ftl")),
                ("table.ftl", include_str!("../../../locales/en/table.ftl")),
                ("web.ftl", include_str!("../../../locales/en/web.ftl")),
            ],
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
