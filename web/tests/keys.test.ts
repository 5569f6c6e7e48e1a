import { afterEach, expect, test } from "vitest";
import { meaning, shortcutOf } from "$lib/keys";
import { prefs } from "$lib/prefs.svelte";

const press = (key: string, code: string, more: KeyboardEventInit = {}): KeyboardEvent => new KeyboardEvent("keydown", { key, code, ...more });

afterEach(() => {
  prefs.shortcuts = true;
});

test("a key means what it writes, and by its place where that are no Latin letters", () => {
  for (const [key, code, means] of [
    ["r", "KeyR", "r"],
    ["R", "KeyR", "r"],
    ["к", "KeyR", "r"],
    ["К", "KeyR", "r"],
    ["ї", "BracketRight", "]"],
    ["х", "BracketLeft", "["],
    ["б", "Comma", ","],
    [",", "Slash", ","],
    ["я", "KeyZ", "z"],
    // What is written counts where it is Latin: a keyboard with the letters in another order.
    ["z", "KeyY", "z"],
    ["ñ", "Semicolon", "ñ"],
    ["Escape", "Escape", "Escape"],
    ["7", "Digit7", "7"],
    [" ", "Space", " "],
  ] as const) {
    expect(meaning({ key, code }), `${key} at ${code}`).toBe(means);
  }
});

test("a shortcut is no key of the browser's and nothing that is typed", () => {
  expect(shortcutOf(press("к", "KeyR"))).toBe("r");
  expect(shortcutOf(press("r", "KeyR", { ctrlKey: true }))).toBeNull();
  expect(shortcutOf(press("r", "KeyR", { altKey: true }))).toBeNull();
  const field = document.body.appendChild(document.createElement("input"));
  let typed: string | null = "nothing heard";
  field.addEventListener("keydown", (event) => (typed = shortcutOf(event)));
  field.dispatchEvent(press("r", "KeyR"));
  expect(typed).toBeNull();
});

test("brackets are written with another key held down on many keyboards", () => {
  expect(shortcutOf(press("[", "Digit5", { altKey: true }))).toBe("[");
  expect(shortcutOf(press("]", "Digit9", { altKey: true, ctrlKey: true }))).toBe("]");
  expect(shortcutOf(press("[", "BracketLeft", { metaKey: true }))).toBeNull();
});

test("who wants no shortcuts of a single key has those of named keys only", () => {
  prefs.shortcuts = false;
  expect(shortcutOf(press("к", "KeyR"))).toBeNull();
  expect(shortcutOf(press("Escape", "Escape"))).toBe("Escape");
});
