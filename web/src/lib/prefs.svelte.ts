// What somebody likes, kept on the device.

import { MediaQuery } from "svelte/reactivity";
import type { Language } from "./words/language";

export type Theme = "system" | "light" | "dark";
/** How fast things move. */
export type Motion = "calm" | "normal" | "fast" | "none";
export type CardSize = "small" | "normal" | "large";

export const THEMES: Theme[] = ["system", "light", "dark"];
export const MOTIONS: Motion[] = ["calm", "normal", "fast", "none"];
export const CARD_SIZES: CardSize[] = ["small", "normal", "large"];

/** What is asked once more before it is done. */
export type Confirms = {
  /** A step that is done at once and shows something new: land bought, a lot card taken. */
  steps: boolean;
  /** Whatever else shows something new, as a card drawn from the deck does. */
  shows: boolean;
  /** What gives the word to somebody else. */
  ends: boolean;
};

const CONFIRMS: Confirms = { steps: true, shows: false, ends: false };

function kept<T>(key: string, usual: T): T {
  try {
    const text = localStorage.getItem(`twocities-${key}`);
    return text === null ? usual : (JSON.parse(text) as T);
  } catch {
    return usual;
  }
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`twocities-${key}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** One of those that there are; what an older page has kept may be none of them. */
const oneOf = <T>(all: readonly T[], value: T, usual: T): T => (all.includes(value) ? value : usual);

const reduced = new MediaQuery("(prefers-reduced-motion: reduce)", false);
/** A phone is often in a pocket, or among others: it is silent unless told otherwise. */
const phone = new MediaQuery("(max-width: 767px), (pointer: coarse)", false);

class Prefs {
  theme = $state<Theme>(oneOf(THEMES, kept("theme", "system"), "system"));
  name = $state(kept("name", ""));
  /** Whether others' acts are shown one by one. */
  paced = $state(kept("paced", true));

  /** Whether new tables give hints. */
  hints = $state(kept("hints", true));

  /** The chapters that were learnt, each as its game and its name. */
  learnt = $state.raw<string[]>(kept("learnt", []));

  /** Whether a first game is played: with suggestions, and with what is new explained. */
  firstGame = $state(kept("first-game", false));

  /** The icons that were explained. */
  known = $state.raw<string[]>(kept("known-icons", []));

  /** Whether the browser tells whose turn it is while another tab is in front. */
  tabCalls = $state(kept("tab-calls", false));

  setTabCalls(tabCalls: boolean): void {
    this.tabCalls = tabCalls;
    keep("tab-calls", tabCalls);
  }

  /** The language that was chosen; nothing as long as the browser's will do. */
  language = $state<Language | null>(kept("language", null));

  /** Whether tables are told in words instead of drawn. */
  inWords = $state(kept("in-words", false));

  /** Whether single keys do something, wherever the focus is. */
  shortcuts = $state(kept("shortcuts", true));

  #motion = $state<Motion | null>(kept("motion", null));
  #sound = $state<boolean | null>(kept("sound", null));
  /** From 0 to 100. */
  volume = $state(Math.min(100, Math.max(0, Number(kept("volume", 50)) || 0)));
  confirms = $state<Confirms>({ ...CONFIRMS, ...kept<Partial<Confirms>>("confirms", {}) });
  cardSize = $state<CardSize>(oneOf(CARD_SIZES, kept("card-size", "normal"), "normal"));

  /** How fast things move: what was chosen, else what the system asks for. */
  get motion(): Motion {
    const chosen = this.#motion;
    return chosen !== null && MOTIONS.includes(chosen) ? chosen : reduced.current ? "none" : "normal";
  }

  get sound(): boolean {
    return this.#sound ?? !phone.current;
  }

  setLanguage(language: Language): void {
    this.language = language;
    keep("language", language);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme);
  }

  setName(name: string): void {
    this.name = name;
    keep("name", name);
  }

  setPaced(paced: boolean): void {
    this.paced = paced;
    keep("paced", paced);
  }

  learn(chapter: string): void {
    if (this.learnt.includes(chapter)) return;
    this.learnt = [...this.learnt, chapter];
    keep("learnt", this.learnt);
  }

  setFirstGame(first: boolean): void {
    this.firstGame = first;
    keep("first-game", first);
  }

  know(icons: string[]): void {
    this.known = [...new Set([...this.known, ...icons])];
    keep("known-icons", this.known);
  }

  setHints(hints: boolean): void {
    this.hints = hints;
    keep("hints", hints);
  }

  setInWords(inWords: boolean): void {
    this.inWords = inWords;
    keep("in-words", inWords);
  }

  setShortcuts(shortcuts: boolean): void {
    this.shortcuts = shortcuts;
    keep("shortcuts", shortcuts);
  }

  setMotion(motion: Motion): void {
    this.#motion = motion;
    keep("motion", motion);
  }

  setSound(sound: boolean): void {
    this.#sound = sound;
    keep("sound", sound);
  }

  setVolume(volume: number): void {
    this.volume = volume;
    keep("volume", volume);
  }

  setConfirm(what: keyof Confirms, asks: boolean): void {
    this.confirms = { ...this.confirms, [what]: asks };
    keep("confirms", this.confirms);
  }

  setCardSize(size: CardSize): void {
    this.cardSize = size;
    keep("card-size", size);
  }
}

export const prefs = new Prefs();
