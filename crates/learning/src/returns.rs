//! What came of the tables that a seat left behind.

/// For each table what it should have been judged: a mean of what the following ones were judged and of how it
/// ended, in which each further step counts `lambda` times as much as the one before it.
pub fn returns(judged: &[f64], end: f64, lambda: f64) -> Vec<f64> {
    let mut wanted = vec![0.0; judged.len()];
    let (mut later, mut next) = (end, end);
    for (place, &here) in judged.iter().enumerate().rev() {
        later = (1.0 - lambda) * next + lambda * later;
        wanted[place] = later;
        next = here;
    }
    wanted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn with_one_only_the_end_counts_and_with_zero_only_the_next() {
        let judged = [1.0, 2.0, 3.0];
        assert_eq!(returns(&judged, 8.0, 1.0), [8.0, 8.0, 8.0]);
        assert_eq!(returns(&judged, 8.0, 0.0), [2.0, 3.0, 8.0]);
        assert_eq!(returns(&judged, 8.0, 0.5), [3.75, 5.5, 8.0]);
    }
}
