//! What a pack may say and what it may not.

mod built_in;
