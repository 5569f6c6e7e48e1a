// Numbers with a decimal mark, by the same rule as in the terminal (`decimals.rs`).

import type { Language } from "./language";

/** Digits with at most one point between them, or a sign that stands alone. */
const WORD = /^(?:[+−-]?\d+(?:\.\d+)?|[±–−%<>]?)$/;

/** A text as the language writes it, if it is nothing but decimal numbers and signs between them: all but English have a
    comma. Any other text stays as it is. */
export const decimals = (text: string, language: Language): string =>
  language !== "en" && text.split(" ").every((word) => WORD.test(word)) ? text.replaceAll(".", ",") : text;
