// What somebody likes, kept in the browser.

import type { Language } from "./words/language";

export type Theme = "system" | "light" | "dark";

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

class Prefs {
  theme = $state<Theme>(kept("theme", "system"));
  name = $state(kept("name", ""));
  /** Whether others' acts are shown one by one. */
  paced = $state(kept("paced", true));

  /** Whether new tables give hints. */
  hints = $state(kept("hints", true));

  /** The language that was chosen; nothing as long as the browser's will do. */
  language = $state<Language | null>(kept("language", null));

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

  setHints(hints: boolean): void {
    this.hints = hints;
    keep("hints", hints);
  }
}

export const prefs = new Prefs();
