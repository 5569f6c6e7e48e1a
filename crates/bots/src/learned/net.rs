//! A small net that corrects the rules of thumb.

use crate::learned::Inputs;

/// Units between the inputs and the answer.
pub const HIDDEN: usize = 32;

/// Points that an answer of 1 stands for.
const POINTS: f64 = 10.0;

/// A sum of the inputs, and a sum of what the hidden units make of them. Additions are done in one order and
/// every operation is exact to the last bit, so the answer is the same on every machine.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// What each input is worth by itself.
    pub linear: Vec<f32>,
    /// What each input means to each hidden unit.
    pub hidden: Vec<[f32; HIDDEN]>,
    /// Where the hidden units stand if there is no input.
    pub bias: [f32; HIDDEN],
    /// What each hidden unit is worth.
    pub out: [f32; HIDDEN],
    /// The answer if there is nothing else.
    pub constant: f32,
}

impl Net {
    /// A net that corrects nothing.
    pub fn silent(inputs: usize) -> Self {
        Self {
            linear: vec![0.0; inputs],
            hidden: vec![[0.0; HIDDEN]; inputs],
            bias: [0.0; HIDDEN],
            out: [0.0; HIDDEN],
            constant: 0.0,
        }
    }

    /// How many inputs it has.
    pub fn inputs(&self) -> usize {
        self.linear.len()
    }

    /// What is to be added to what the rules of thumb expect, in points.
    pub fn correction(&self, inputs: &Inputs) -> f64 {
        f64::from(self.answer(inputs).0) * POINTS
    }

    /// The answer, in tens of points, and what the hidden units said.
    pub fn answer(&self, inputs: &Inputs) -> (f32, [f32; HIDDEN]) {
        let mut answer = self.constant;
        let mut units = self.bias;
        for &(place, number) in inputs.numbers() {
            let place = usize::from(place);
            answer += self.linear[place] * number;
            for (unit, weight) in units.iter_mut().zip(&self.hidden[place]) {
                *unit += weight * number;
            }
        }
        for (unit, weight) in units.iter_mut().zip(&self.out) {
            *unit = soften(*unit);
            answer += weight * *unit;
        }
        (answer, units)
    }

    /// By how much the correction of one table is greater than that of another, credited to the inputs: `credit` is
    /// told of places and points, which add up to the difference. What a hidden unit makes of all inputs together is
    /// shared out as they move it.
    pub fn credit(&self, one: &Inputs, other: &Inputs, mut credit: impl FnMut(usize, f64)) {
        let [ours, theirs] = [one, other].map(|inputs| self.units(inputs));
        let mut slopes = [0.0_f64; HIDDEN];
        for (slope, (a, b)) in slopes.iter_mut().zip(ours.into_iter().zip(theirs)) {
            let (a, b) = (f64::from(a), f64::from(b));
            let soften = |unit: f64| unit / (1.0 + unit.abs());
            let steep = 1.0 / (1.0 + a.abs()).powi(2);
            *slope = if (a - b).abs() < 1e-6 { steep } else { (soften(a) - soften(b)) / (a - b) };
        }
        let mut tell = |place: usize, more: f64| {
            let units = self.hidden[place].iter().zip(&self.out).zip(&slopes);
            let bent: f64 =
                units.map(|((&unit, &out), slope)| f64::from(unit) * f64::from(out) * slope).sum();
            credit(place, more * (f64::from(self.linear[place]) + bent) * POINTS);
        };
        let (mut ours, mut theirs) =
            (one.numbers().iter().peekable(), other.numbers().iter().peekable());
        loop {
            let next =
                |numbers: Option<&&(u16, f32)>| numbers.map_or(u16::MAX, |(place, _)| *place);
            let (a, b) = (next(ours.peek()), next(theirs.peek()));
            let place = a.min(b);
            if place == u16::MAX {
                break;
            }
            let mut more = 0.0;
            if a == place {
                more += ours.next().map_or(0.0, |&(_, number)| f64::from(number));
            }
            if b == place {
                more -= theirs.next().map_or(0.0, |&(_, number)| f64::from(number));
            }
            if more != 0.0 {
                tell(usize::from(place), more);
            }
        }
    }

    /// Where the hidden units stand, before they are softened.
    fn units(&self, inputs: &Inputs) -> [f32; HIDDEN] {
        let mut units = self.bias;
        for &(place, number) in inputs.numbers() {
            for (unit, weight) in units.iter_mut().zip(&self.hidden[usize::from(place)]) {
                *unit += weight * number;
            }
        }
        units
    }
}

/// From −1 to 1. A quotient, since `tanh` differs between machines.
fn soften(unit: f32) -> f32 {
    unit / (1.0 + unit.abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_answer_is_what_one_reckons() {
        let mut inputs = Inputs::default();
        inputs.put_all(&[0.0, 2.0]);
        let mut net = Net::silent(2);
        assert_eq!(net.correction(&inputs).to_bits(), 0.0_f64.to_bits());
        net.constant = 0.25;
        net.linear = vec![9.0, 0.5];
        net.hidden[1][3] = 1.0;
        net.bias[3] = -3.0;
        net.out[3] = 2.0;
        // 0.25 + 2 × 0.5, and 2 − 3 softened to −½, twice.
        assert_eq!(net.answer(&inputs).0.to_bits(), 0.25_f32.to_bits());
    }

    #[test]
    fn credits_add_up_and_go_to_what_differs() {
        let mut net = Net::silent(3);
        net.linear = vec![0.5, -0.25, 7.0];
        net.hidden = vec![[0.4; HIDDEN], [-0.7; HIDDEN], [3.0; HIDDEN]];
        net.out = [0.1; HIDDEN];
        let table = |numbers: [f32; 3]| {
            let mut inputs = Inputs::default();
            inputs.put_all(&numbers);
            inputs
        };
        let [one, other] = [table([2.0, 0.0, 1.0]), table([0.0, 3.0, 1.0])];
        let mut credits = Vec::new();
        net.credit(&one, &other, |place, points| credits.push((place, points)));
        let places: Vec<usize> = credits.iter().map(|(place, _)| *place).collect();
        assert_eq!(places, [0, 1], "the third is the same in both");
        let sum: f64 = credits.iter().map(|(_, points)| points).sum();
        let difference = net.correction(&one) - net.correction(&other);
        assert!((sum - difference).abs() < 1e-5 * difference, "{sum} {difference}");
        assert!(credits.iter().all(|(_, points)| *points > 0.0), "both speak for the first");
    }
}
