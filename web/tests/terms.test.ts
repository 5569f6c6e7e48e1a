// The terms of the rulebooks, and words that read well: what was once said otherwise and mended does not come back. The reasons
// are in docs/glossary.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Term = {
  /** What is not said. */
  not: RegExp;
  /** What is said instead. */
  but: string;
  /** The files that it is about; all of the language if none are named. */
  only?: RegExp;
};

const LONDON = /london/;
const NEW_YORK = /new-york/;

const TERMS: Record<string, Term[]> = {
  "pt-BR": [
    { not: /tabuleiro de desenvolvimento/i, but: "tabuleiro de projetos" },
    { not: /área de construção(?!\p{L})/iu, but: "área de construções" },
    { not: /mant(?:er|ém|eve|enh)(?:(?! virad).)* para cima/i, but: "virada para cima" },
    { not: /desafio de prestígio/i, but: "desafio Prestígio do Ouro" },
    { not: /assinar/i, but: "se inscrever" },
    { not: /alcançar o servidor/i, but: "acessar o servidor" },
    { not: /(?<!\p{L})bairro/iu, but: "distrito", only: LONDON },
    { not: /(?<!\p{L})distrito/iu, but: "bairro", only: NEW_YORK },
    { not: /[«»]/, but: "“…”" },
  ],
  es: [
    { not: /(?<!\p{L})(?<!(?:se|te|me|nos) )expand(?:es?|en)(?!\p{L})/iu, but: "se expande, te expandes" },
    { not: /(?<!\p{L})expandi(?:r|endo)(?!\p{L})(?! su territorio)/iu, but: "expandirse, expandiéndose" },
    { not: /desafío de prestigio/i, but: "desafío Prestigio del oro" },
    { not: /alcanzar el servidor/i, but: "contactar con el servidor" },
    { not: /(?:otro|el) participante(?!s)/i, but: "otra persona, quien …" },
    { not: /(?<!\p{L})barrio/iu, but: "distrito", only: LONDON },
    { not: /(?<!\p{L})distrito/iu, but: "barrio", only: NEW_YORK },
    { not: /[«»]/, but: "“…”" },
  ],
  uk: [
    { not: /(?<!\p{L})виб(?:ер|ир|рат|рал|рав)/iu, but: "обрати, обирати" },
    { not: /везін/i, but: "удача" },
    { not: /повертайте як/i, but: "обертайте" },
    { not: /завданням? золотого престижу/i, but: "завдання «золотий престиж»" },
    { not: /(?<!\p{L})район/iu, but: "боро", only: LONDON },
    { not: /(?<!\p{L})боро(?!\p{L})/iu, but: "район", only: NEW_YORK },
    { not: /[“”]/, but: "«…»" },
  ],
};

/** The sentences of a language, each with the place where it stands: what is written for translators is none. */
function sentences(language: string): { file: string; line: string; said: string }[] {
  const from = (folder: string) =>
    readdirSync(folder).flatMap((file) =>
      readFileSync(`${folder}/${file}`, "utf8")
        .split("\n")
        .flatMap((said, at) => (said.startsWith("#") && file.endsWith(".ftl") ? [] : [{ file, line: `${file}:${at + 1}`, said }])),
    );
  return [...from(`../locales/${language}`), ...from(`../docs/rules/${language}`)];
}

describe("terms", () => {
  for (const [language, terms] of Object.entries(TERMS)) {
    it(`are those of the rulebooks in ${language}`, () => {
      const all = sentences(language);
      expect(all.length).toBeGreaterThan(1000);
      const found = all.flatMap(({ file, line, said }) =>
        terms.filter(({ not, only }) => (only?.test(file) ?? true) && not.test(said)).map(({ but }) => `${line}: ${said.trim()} (${but})`),
      );
      expect(found).toEqual([]);
    });
  }

  it("would be found if they were not", () => {
    const finds = (language: string, said: string) => TERMS[language]?.some(({ not, only }) => only === undefined && not.test(said));
    expect(finds("es", "Puedes expandir y después construir")).toBe(true);
    expect(finds("es", "Puedes expandirte; ella se expande; está expandiendo su territorio")).toBe(false);
    expect(finds("pt-BR", "Manter a carta para cima")).toBe(true);
    expect(finds("pt-BR", "A carta virada para cima, cada pilha de baixo para cima")).toBe(false);
    expect(finds("uk", "Виберіть карту")).toBe(true);
    expect(finds("uk", "Вибір карти за вами: оберіть")).toBe(false);
  });
});
