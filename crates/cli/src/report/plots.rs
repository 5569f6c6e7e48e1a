//! Plots, as SVG.

use std::fmt::Write;

use arena::Interval;
use balance::Histogram;

use crate::report::page::escaped;
use crate::wrap::with_minus;

/// The width of every plot: as wide as a telephone, so that its words are never smaller than they should be.
const WIDTH: f64 = 360.0;

/// Bars for how often numbers came; in those, darker, how often the others did.
pub(super) fn histogram(all: &Histogram, within: Option<&Histogram>, label: &str) -> String {
    const HEIGHT: f64 = 150.0;
    const BASE: f64 = 124.0;
    let most = all.bars.iter().copied().max().unwrap_or(1).max(1) as f64;
    let step = WIDTH / all.bars.len().max(1) as f64;
    let mut svg = open(HEIGHT, label);
    let mut bar = |class: &str, place: f64, count: usize| {
        let height = count as f64 / most * (BASE - 12.0);
        let x = place * step + step * 0.08;
        let (y, width) = (BASE - height, step * 0.84);
        let _ = write!(
            svg,
            r#"<rect class="{class}" x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}"/>"#
        );
    };
    for (place, &count) in all.bars.iter().enumerate() {
        bar("bar", place as f64, count);
    }
    if let Some(within) = within {
        // The bars of the two need not be equally wide: each falls where its middle lies.
        let mut counts = vec![0; all.bars.len()];
        for (place, &count) in within.bars.iter().enumerate() {
            let middle = within.from + place as i64 * within.width + within.width / 2;
            let at = usize::try_from((middle - all.from) / all.width).unwrap_or(0);
            counts[at.min(all.bars.len() - 1)] += count;
        }
        for (place, count) in counts.into_iter().enumerate() {
            bar("won", place as f64, count);
        }
    }
    let _ = write!(svg, r#"<path class="axis" d="M0 {BASE}H{WIDTH}"/>"#);
    let every = (all.bars.len() / 5).max(1);
    for place in (0..all.bars.len()).step_by(every) {
        let number = with_minus(&(all.from + place as i64 * all.width).to_string());
        let x = (place as f64 + 0.5) * step;
        let _ = write!(
            svg,
            r#"<text x="{x:.1}" y="{}" text-anchor="middle">{number}</text>"#,
            BASE + 18.0
        );
    }
    svg + "</svg>"
}

/// A row of a dot plot.
pub(super) struct Row {
    pub(super) name: String,
    pub(super) value: Interval,
    /// Drawn hollow.
    pub(super) hollow: bool,
}

/// The axis of a dot plot.
pub(super) struct Axis {
    /// The dashed line.
    pub(super) line: f64,
    /// The band around it, if there is one.
    pub(super) band: Option<f64>,
    /// What is written at a number.
    pub(super) write: fn(f64) -> String,
}

/// Dots with the intervals around them, one row each.
pub(super) fn dots(rows: &[Row], axis: &Axis, label: &str) -> String {
    /// A name, and below it the dot.
    const ROW: f64 = 38.0;
    const EDGE: f64 = 22.0;
    let ends = rows.iter().flat_map(|row| [row.value.low, row.value.high]);
    let (low, high) = ends
        .fold((axis.line, axis.line), |(low, high), end| (f64::min(low, end), f64::max(high, end)));
    let (low, high) = match axis.band {
        Some(band) => (low.min(axis.line - band), high.max(axis.line + band)),
        None => (low, high),
    };
    let step = step(high - low);
    let (low, high) = ((low / step).floor() * step, (high / step).ceil() * step);
    let x = |number: f64| EDGE + (number - low) / (high - low).max(1e-9) * (WIDTH - 2.0 * EDGE);
    let bottom = rows.len() as f64 * ROW + 8.0;
    let mut svg = open(bottom + 24.0, label);
    if let Some(band) = axis.band {
        let (left, right) = (x(axis.line - band), x(axis.line + band));
        let width = right - left;
        let _ = write!(
            svg,
            r#"<rect class="band" x="{left:.1}" y="0" width="{width:.1}" height="{bottom:.1}"/>"#
        );
    }
    let ticks = ((high - low) / step).round() as i32;
    for tick in 0..=ticks {
        let number = low + f64::from(tick) * step;
        let (at, written) = (x(number), (axis.write)(number));
        let _ = write!(
            svg,
            r#"<path class="grid" d="M{at:.1} 0V{bottom:.1}"/><text x="{at:.1}" y="{:.1}" text-anchor="middle">{written}</text>"#,
            bottom + 17.0
        );
    }
    let _ = write!(svg, r#"<path class="mean" d="M{:.1} 0V{bottom:.1}"/>"#, x(axis.line));
    for (place, row) in rows.iter().enumerate() {
        let top = place as f64 * ROW;
        let y = top + 26.0;
        let Interval { mean, low, high } = row.value;
        let (name, class) = (escaped(&row.name), if row.hollow { "dot hollow" } else { "dot" });
        let _ = write!(
            svg,
            r#"<text class="name" x="0" y="{:.1}">{name}</text><path class="reach" d="M{:.1} {y:.1}H{:.1}"/><circle class="{class}" cx="{:.1}" cy="{y:.1}" r="4.5"/>"#,
            top + 15.0,
            x(low),
            x(high),
            x(mean),
        );
    }
    svg + "</svg>"
}

fn open(height: f64, label: &str) -> String {
    let label = escaped(label);
    format!(r#"<svg viewBox="0 0 {WIDTH} {height:.0}" role="img" aria-label="{label}">"#)
}

/// A round step that makes at most six of a range.
fn step(range: f64) -> f64 {
    let steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 50.0];
    steps.into_iter().find(|step| range <= step * 6.0).unwrap_or(100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_has_its_bar() {
        let svg = histogram(&Histogram::of(&[1, 1, 2, 5]), None, "Points");
        assert_eq!(svg.matches(r#"class="bar""#).count(), 5);
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>"));
    }

    #[test]
    fn a_name_cannot_leave_its_place() {
        let row = Row {
            name: "<b>&".to_owned(),
            value: Interval { mean: 0.5, low: 0.4, high: 0.6 },
            hollow: true,
        };
        let axis = Axis { line: 0.5, band: None, write: |number| format!("{number:.1}") };
        let svg = dots(&[row], &axis, "\"");
        assert!(svg.contains("&lt;b&gt;&amp;</text>") && svg.contains("aria-label=\"&quot;\""));
    }
}
