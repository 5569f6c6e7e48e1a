import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { engine } from "./engine.config.ts";
import { serviceWorker } from "./service.config.ts";

/** The server that `npm run dev` draws the tables of. */
const SERVER = process.env.TWOCITIES_SERVER ?? "http://127.0.0.1:1901";
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), serviceWorker()],
  resolve: {
    alias: {
      $lib: here("src/lib"),
      $locales: here("../locales"),
      $lessons: here("../crates/lessons/data"),
      $rules: here("../docs/rules"),
      $engine: engine(),
    },
    // Components are mounted in the tests, not rendered to text.
    ...(mode === "test" ? { conditions: ["browser"] } : {}),
  },
  worker: { format: "es" },
  build: {
    // The server's content policy allows files of its own and nothing written into others.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"] },
}));
