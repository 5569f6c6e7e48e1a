//! The house rules as code. Each check is a function from files to violations.

mod clauses;
mod documents;
mod ids;
mod layers;
mod layout;
mod machine;
mod purity;
mod repository;
mod source;
mod violation;

mod all;

pub(crate) use all::run;
