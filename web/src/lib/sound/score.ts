// What is to be heard at a table, written down as notes. There are no recordings: `play.ts` makes the tones.

/** What a sound is about. */
export type Sound = "turn" | "card" | "building" | "money" | "refusal" | "end";

export type Note = {
  /** Seconds after the beginning, and how long. */
  at: number;
  lasts: number;
  /** A tone in hertz, which may glide to another one; or the rustle around it. */
  pitch: number;
  to?: number;
  tone: "sine" | "triangle" | "rustle";
  /** From 0 to 1; what sounds together stays below 1. */
  loud: number;
};

/** Two strokes of a small bell. */
const turn: Note[] = [
  { at: 0, lasts: 0.35, pitch: 659.26, tone: "sine", loud: 0.3 },
  { at: 0, lasts: 0.16, pitch: 1318.5, tone: "sine", loud: 0.06 },
  { at: 0.14, lasts: 0.5, pitch: 880, tone: "sine", loud: 0.3 },
  { at: 0.14, lasts: 0.2, pitch: 1760, tone: "sine", loud: 0.06 },
];

/** Paper on paper. */
const card: Note[] = [
  { at: 0, lasts: 0.07, pitch: 2600, tone: "rustle", loud: 0.3 },
  { at: 0.05, lasts: 0.05, pitch: 1500, tone: "rustle", loud: 0.16 },
];

/** Something heavy is put down. */
const building: Note[] = [
  { at: 0, lasts: 0.22, pitch: 150, to: 70, tone: "sine", loud: 0.5 },
  { at: 0, lasts: 0.05, pitch: 700, tone: "rustle", loud: 0.22 },
];

/** Two coins. */
const money: Note[] = [
  { at: 0, lasts: 0.12, pitch: 1864.7, tone: "triangle", loud: 0.14 },
  { at: 0.07, lasts: 0.22, pitch: 2489, tone: "triangle", loud: 0.14 },
];

/** A low word, no buzzer. */
const refusal: Note[] = [
  { at: 0, lasts: 0.14, pitch: 233.08, tone: "triangle", loud: 0.3 },
  { at: 0.12, lasts: 0.26, pitch: 207.65, to: 196, tone: "triangle", loud: 0.3 },
];

/** A chord, from below. */
const end: Note[] = [
  { at: 0, lasts: 0.9, pitch: 261.63, tone: "sine", loud: 0.2 },
  { at: 0.12, lasts: 0.9, pitch: 329.63, tone: "sine", loud: 0.18 },
  { at: 0.24, lasts: 0.9, pitch: 392, tone: "sine", loud: 0.18 },
  { at: 0.36, lasts: 1.1, pitch: 523.25, tone: "sine", loud: 0.22 },
];

export const SCORE: Record<Sound, Note[]> = { turn, card, building, money, refusal, end };

/** How long a sound lasts, in seconds. */
export const lengthOf = (sound: Sound): number => Math.max(...SCORE[sound].map(({ at, lasts }) => at + lasts));
