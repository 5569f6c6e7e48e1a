// The four kinds of city card: a colour, and with it a shape, a letter and a texture, so that colour is never alone.

import type { Colour } from "$lib/protocol/london";

/** The name of a kind in the tokens of the look. */
export type Kind = "economy" | "culture" | "politics" | "paupers";

const KINDS: Record<Colour, Kind> = { brown: "economy", blue: "culture", pink: "politics", grey: "paupers" };

export const kindOf = (colour: Colour): Kind => KINDS[colour];
