//! How long a page waits. An engine in a page is alone on its thread: nobody can tell it to stop, so it asks.

#![cfg_attr(
    target_arch = "wasm32",
    expect(unsafe_code, reason = "what a page lends to a module is declared in an unsafe block")
)]

/// Whether whoever asked has waited long enough. Bots are never hurried: what they play has to be the same everywhere.
#[cfg(target_arch = "wasm32")]
pub(crate) fn is_enough() -> bool {
    #[link(wasm_import_module = "page")]
    unsafe extern "C" {
        safe fn is_enough() -> i32;
    }
    is_enough() != 0
}

/// Elsewhere nobody waits.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn is_enough() -> bool {
    false
}
