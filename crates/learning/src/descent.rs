//! Moving a net towards what it should have said.

use bots::learned::{HIDDEN, Net};
use table::Rng;

use crate::lesson::Example;

/// Points in an answer of 1.
const POINTS: f64 = 10.0;
/// Errors beyond so many tens of points count no more than that: some games end by a mishap.
const LARGEST: f32 = 2.0;
/// How fast the means of slopes and of their squares forget.
const FORGET: f32 = 0.9;
const FORGET_SQUARES: f32 = 0.999;

/// A net that is being moved, and how it moved lately (Adam).
#[derive(Clone, Debug, PartialEq)]
pub struct Descent {
    /// The net.
    pub net: Net,
    slopes: Net,
    squares: Net,
    steps: u32,
}

impl Descent {
    /// Begins with a net that says nothing. Its hidden units differ, so that they learn different things; those
    /// beyond the first `hidden` hear nothing and say nothing, and so stay as they are.
    pub fn new(inputs: usize, hidden: usize) -> Self {
        let silent = Net::silent(inputs);
        let mut net = silent.clone();
        let mut chance = Rng::new(1666);
        let mut small = |most: f32| {
            let share = chance.next_u64() as f64 / u64::MAX as f64;
            (share as f32 * 2.0 - 1.0) * most
        };
        for units in net.hidden.iter_mut().chain([&mut net.bias]) {
            units.iter_mut().take(hidden).for_each(|weight| *weight = small(0.2));
        }
        Self { net, slopes: silent.clone(), squares: silent, steps: 0 }
    }

    /// Everything that is to be written down, in one order.
    pub(crate) fn numbers(&self) -> Vec<f32> {
        let nets = [&self.net, &self.slopes, &self.squares];
        nets.into_iter().flat_map(|net| weights(net).copied()).collect()
    }

    /// So many steps were made.
    pub(crate) fn steps(&self) -> u32 {
        self.steps
    }

    /// Takes up what was written down; `None` if it is not as many numbers.
    pub(crate) fn take_up(inputs: usize, steps: u32, numbers: &[f32]) -> Option<Self> {
        let mut descent = Self::new(inputs, 0);
        descent.steps = steps;
        let mut left = numbers.iter();
        for net in [&mut descent.net, &mut descent.slopes, &mut descent.squares] {
            for weight in weights_mut(net) {
                *weight = *left.next()?;
            }
        }
        left.next().is_none().then_some(descent)
    }

    /// The mean of the squared errors, in points.
    pub fn error(&self, examples: &[Example]) -> f64 {
        let squares = examples.iter().map(|example| {
            let said = example.expected + self.net.correction(&example.inputs);
            (said - example.wanted).powi(2)
        });
        squares.sum::<f64>() / examples.len().max(1) as f64
    }

    /// One step towards what these examples want. `decay` draws the weights towards zero.
    pub fn step<'e>(&mut self, examples: impl Iterator<Item = &'e Example>, rate: f32, decay: f32) {
        let mut slope = Net::silent(self.net.inputs());
        let mut count = 0.0_f32;
        for example in examples {
            count += 1.0;
            self.add_slope(example, &mut slope);
        }
        if count == 0.0 {
            return;
        }
        self.steps += 1;
        let steps = i32::try_from(self.steps).unwrap_or(i32::MAX);
        let (warm, warm_squares) = (1.0 - FORGET.powi(steps), 1.0 - FORGET_SQUARES.powi(steps));
        let moved = weights_mut(&mut self.net).zip(weights_mut(&mut self.slopes));
        let moved = moved.zip(weights_mut(&mut self.squares)).zip(weights(&slope));
        for (((weight, mean), square), slope) in moved {
            let slope = slope / count;
            *mean = FORGET * *mean + (1.0 - FORGET) * slope;
            *square = FORGET_SQUARES * *square + (1.0 - FORGET_SQUARES) * slope * slope;
            let way = (*mean / warm) / ((*square / warm_squares).sqrt() + 1e-6);
            *weight -= rate * (way + decay * *weight);
        }
    }

    fn add_slope(&self, example: &Example, slope: &mut Net) {
        let (answer, units) = self.net.answer(&example.inputs);
        let wanted = ((example.wanted - example.expected) / POINTS) as f32;
        let error = (answer - wanted).clamp(-LARGEST, LARGEST);
        slope.constant += error;
        let mut inner = [0.0_f32; HIDDEN];
        for unit in 0..HIDDEN {
            slope.out[unit] += error * units[unit];
            // The slope of x / (1 + |x|), told by its value.
            let flat = 1.0 - units[unit].abs();
            inner[unit] = error * self.net.out[unit] * flat * flat;
            slope.bias[unit] += inner[unit];
        }
        for &(place, number) in example.inputs.numbers() {
            let place = usize::from(place);
            slope.linear[place] += error * number;
            for (slope, inner) in slope.hidden[place].iter_mut().zip(&inner) {
                *slope += inner * number;
            }
        }
    }
}

fn weights(net: &Net) -> impl Iterator<Item = &f32> {
    let Net { linear, hidden, bias, out, constant } = net;
    linear.iter().chain(hidden.as_flattened()).chain(bias).chain(out).chain([constant])
}

fn weights_mut(net: &mut Net) -> impl Iterator<Item = &mut f32> {
    let Net { linear, hidden, bias, out, constant } = net;
    let hidden = hidden.as_flattened_mut();
    linear.iter_mut().chain(hidden).chain(bias).chain(out).chain([constant])
}
