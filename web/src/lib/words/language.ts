// Which language is spoken, and how it is chosen: by whoever sits there, or else by their browser.

import { prefs } from "$lib/prefs.svelte";
import { speak, text } from "./words.svelte";

/** The languages, in the order in which people are offered them, each as its speakers call it. */
export const LANGUAGES = { en: "English", "pt-BR": "Português", es: "Español", uk: "Українська" } as const;
export type Language = keyof typeof LANGUAGES;

const FILES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./languages/en"),
  "pt-BR": () => import("./languages/pt-BR"),
  es: () => import("./languages/es"),
  uk: () => import("./languages/uk"),
};

/** What only lessons say is read when there is one. */
const LESSONS = import.meta.glob<string>("$locales/*/lessons-*.ftl", { query: "?raw", import: "default" });
let lessons = false;

const TAGS = Object.keys(LANGUAGES) as Language[];
const primary = (tag: string) => tag.toLowerCase().split("-")[0];

/** Of languages in the order in which somebody likes them, the first that everything can be said in. */
export function firstOf(liked: readonly string[]): Language {
  for (const tag of liked) {
    const found = TAGS.find((one) => primary(one) === primary(tag));
    if (found) return found;
  }
  return "en";
}

/** Speaks what is liked best, and says so to whoever reads the page aloud. */
export async function speakWhatIsLiked(): Promise<void> {
  const language = prefs.language ?? firstOf(navigator.languages);
  const { default: files } = await FILES[language]();
  const own = Object.entries(LESSONS).filter(([path]) => path.includes(`/${language}/`));
  const told = lessons ? await Promise.all(own.map(([, read]) => read())) : [];
  speak(language, [...files, ...told]);
  document.documentElement.lang = language;
  document.querySelector('meta[name="description"]')?.setAttribute("content", text("web-description"));
}

/** From now on lessons are spoken, too. */
export async function speakLessons(): Promise<void> {
  if (lessons) return;
  lessons = true;
  await speakWhatIsLiked();
}

/** Speaks this language from now on, and remembers it. */
export async function choose(language: Language): Promise<void> {
  prefs.setLanguage(language);
  await speakWhatIsLiked();
}
