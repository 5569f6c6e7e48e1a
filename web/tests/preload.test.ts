import { afterEach, expect, it, vi } from "vitest";
import { preload } from "$lib/look/preload";

afterEach(() => void Reflect.deleteProperty(document, "fonts"));

it("asks for the display face of a game, in the script of its name, and for nothing that might not be drawn", () => {
  const load = vi.fn(async (_face: string, _text: string) => []);
  Object.defineProperty(document, "fonts", { configurable: true, value: { load } });
  for (const game of ["london", "new-york", "chess"]) preload(game);
  expect(load.mock.calls).toEqual([
    ['700 1em "Old Standard TT"', "London"],
    ['400 1em "Forum"', "New York 1901"],
  ]);
  // Browsers warn of a link whose file is not used in time.
  expect(document.head.querySelector('link[rel="preload"]')).toBeNull();
});
