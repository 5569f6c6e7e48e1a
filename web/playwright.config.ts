import { defineConfig } from "@playwright/test";

// Real browsers at a real server with a real database. `npm run e2e` plays the quick set, `npm run e2e:long` the rest, `npm run
// e2e:all` everything; a test that is in neither set is refused by the unit tests.
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/run",
  timeout: 300_000,
  expect: { timeout: 15_000 },
  // A table, its bots and the browsers need the machine for themselves.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  // On a build machine that does other things too, a test may once run out of time.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"]],
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
    viewport: { width: 1440, height: 900 },
    // What moves is waited for; tests need not watch it.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    // What a service worker keeps is tested on its own; the others need not wait until all is kept.
    serviceWorkers: "block",
  },
});
