//! What somebody may expect of the end.

/// What somebody may expect of the end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Expected {
    /// Points over the best opponent.
    pub margin: f64,
    /// How likely it is to win, from 0 to 1.
    pub win: f64,
}

impl Expected {
    /// What was expected in several worlds that may be the real one, each of which may end otherwise by about
    /// `scatter` points.
    pub fn of(margins: &[f64], scatter: f64) -> Self {
        let mean = |number: &dyn Fn(f64) -> f64| {
            margins.iter().map(|&margin| number(margin)).sum::<f64>() / margins.len().max(1) as f64
        };
        Self { margin: mean(&|margin| margin), win: mean(&|margin| chance(margin / scatter)) }
    }

    /// The end itself.
    pub fn certain(margin: f64, share: f64) -> Self {
        Self { margin, win: share }
    }
}

/// How likely it is that what is expected to be so many standard deviations above zero will be.
fn chance(deviations: f64) -> f64 {
    // The logistic curve that comes closest to the normal one.
    1.0 / (1.0 + (-1.702 * deviations).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_level_wins_every_second_time() {
        assert!((Expected::of(&[0.0, 0.0], 5.0).win - 0.5).abs() < 1e-12);
        let two = Expected::of(&[4.0, -4.0], 5.0);
        assert!(two.margin.abs() < 1e-12 && (two.win - 0.5).abs() < 1e-12, "{two:?}");
    }

    #[test]
    fn a_lead_is_worth_more_the_less_can_still_happen() {
        let [near, far] = [1.0, 20.0].map(|scatter| Expected::of(&[3.0], scatter).win);
        assert!(near > 0.99 && far > 0.5 && far < 0.65, "{near} {far}");
    }
}
