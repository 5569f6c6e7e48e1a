//! What somebody may have meant.

/// The most words that are suggested.
const MOST: usize = 3;

/// The words that come closest to what was typed, the closest first; empty if none comes near.
pub(crate) fn nearest<'w>(typed: &str, words: impl IntoIterator<Item = &'w str>) -> Vec<&'w str> {
    let typed = typed.to_lowercase();
    let letters = typed.chars().count();
    if letters < 3 {
        return Vec::new();
    }
    // One slip in a short word, two in a long one: with more, anything looks like anything.
    let far = (letters / 4).max(1);
    let mut near: Vec<(usize, &str)> = words
        .into_iter()
        .filter_map(|word| {
            let lower = word.to_lowercase();
            let distance = lower
                .split('-')
                .filter(|part| part.len() > 2)
                .map(|part| distance(&typed, part))
                .chain([distance(&typed, &lower)])
                .min()?;
            (distance <= far).then_some((distance, word))
        })
        .collect();
    near.sort_unstable();
    near.dedup();
    near.into_iter().take(MOST).map(|(_, word)| word).collect()
}

/// How many letters have to be added, dropped, changed or swapped with their neighbour.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut before = Vec::new();
    let mut above: Vec<usize> = (0..=b.len()).collect();
    for i in 0..a.len() {
        let mut row = vec![i + 1];
        for j in 0..b.len() {
            let changed = above[j] + usize::from(a[i] != b[j]);
            let mut least = changed.min(above[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j] {
                let twice: &Vec<usize> = &before;
                least = least.min(twice[j - 1] + 1);
            }
            row.push(least);
        }
        before = std::mem::replace(&mut above, row);
    }
    above[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    const IDS: [&str; 4] = ["hospital-a", "vintners-a", "school-a-blue", "school-a-brown"];

    #[test]
    fn a_slip_of_the_finger_is_understood() {
        assert_eq!(nearest("hosptial", IDS), ["hospital-a"]);
        assert_eq!(nearest("vintner", IDS), ["vintners-a"]);
        assert_eq!(nearest("Shcool", IDS), ["school-a-blue", "school-a-brown"]);
        assert_eq!(nearest("zoo", IDS), [""; 0]);
        assert_eq!(nearest("greedy", ["bethnal-green", "great-fire-a"]), [""; 0]);
        assert_eq!(nearest("b", IDS), [""; 0]);
        assert_eq!(nearest("", IDS), [""; 0]);
    }

    #[test]
    fn distances_count_letters() {
        assert_eq!(distance("", "abc"), 3);
        assert_eq!(distance("kitten", "sitting"), 3);
        assert_eq!(distance("ab", "ba"), 1);
    }
}
