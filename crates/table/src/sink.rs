//! Where events go.

/// A listener for what happens while an action is applied.
pub trait Sink<E> {
    /// Tells the listener of an event. `event` is called only if somebody listens, so telling
    /// nobody costs nothing.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

/// Nobody listens.
impl<E> Sink<E> for () {
    #[inline(always)]
    fn tell(&mut self, _event: impl FnOnce() -> E) {}
}

/// Keeps every event in order.
impl<E> Sink<E> for Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
