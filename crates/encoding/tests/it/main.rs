//! What holds of the numbers of every game.

mod numbers;
