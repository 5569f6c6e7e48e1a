//! Why a client cannot go on.

/// Why a client cannot go on.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum Trouble {
    /// The connection has ended, or none was to be had: come again.
    #[error("gone: {0}")]
    Gone(String),
    /// The server asks to slow down.
    #[error("too much at once: {0}")]
    Limited(String),
    /// The server broke a promise.
    #[error("{0}")]
    Wrong(String),
}

impl Trouble {
    pub(crate) fn gone(why: &(impl ToString + ?Sized)) -> Self {
        Self::Gone(why.to_string())
    }

    pub(crate) fn wrong(why: impl Into<String>) -> Self {
        Self::Wrong(why.into())
    }
}
