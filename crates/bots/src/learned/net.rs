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
}
