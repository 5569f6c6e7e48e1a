//! The tests of London: rules by clause, cards, laws, records.

mod scene;

mod boroughs;
mod cards_a;
mod cards_b;
mod cards_c;
mod coverage;
mod laws;
mod second_scorer;
