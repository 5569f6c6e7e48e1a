//! Tables of numbers.

use crate::face::Ink;
use crate::failure::Failure;
use crate::shell::Shell;
use crate::wrap::{width, with_minus, without_sign_of_zero};

/// Writes rows in columns as wide as their widest entry, the first row being the head; the columns named
/// in `words` to the left, numbers to the right and as the language writes them.
pub(crate) fn write_columns(
    rows: &[Vec<String>],
    words: &[usize],
    shell: &mut Shell<'_>,
) -> Result<(), Failure> {
    let language = shell.words.language();
    let written = |row: &Vec<String>| row.iter().map(|cell| language.decimals(cell)).collect();
    let rows: Vec<Vec<String>> = rows.iter().map(written).collect();
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widest = |column: usize| rows.iter().map(|row| width(&row[column])).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(widest).collect();
    for (number, row) in rows.iter().enumerate() {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (text, width))| {
            if words.contains(&column) {
                format!("{text:<width$}")
            } else {
                format!("{text:>width$}")
            }
        });
        let line = cells.collect::<Vec<_>>().join("  ");
        let line = if number == 0 { shell.face.ink(Ink::Dim, &line) } else { line };
        shell.line(line.trim_end())?;
    }
    Ok(())
}

/// A number with one digit after the point.
pub(crate) fn tenths(number: f64) -> String {
    with_minus(&format!("{number:.1}"))
}

/// A part as percent.
pub(crate) fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

/// A number with so many digits after the point, for programs.
pub(crate) fn decimals(number: f64, places: usize) -> String {
    without_sign_of_zero(&format!("{number:.places$}")).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zero_has_no_sign() {
        assert_eq!([-0.001, -0.01, 0.001].map(|one| decimals(one, 2)), ["0.00", "-0.01", "0.00"]);
        assert_eq!([-0.04, -0.06].map(tenths), ["0.0", "−0.1"]);
    }
}
