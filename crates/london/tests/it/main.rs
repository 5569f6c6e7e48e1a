//! The tests of London: rules by clause, cards, laws, records.

mod scene;

mod laws;
