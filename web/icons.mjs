// Draws the icons that installed apps need as pictures from the one that is drawn as lines: `node icons.mjs`.

import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";

const svg = readFileSync("public/icon.svg", "utf8");
const launched = { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] };
const browser = await chromium.launch(launched);
for (const [name, size, edge] of [
  ["icon-192", 192, 0],
  ["icon-512", 512, 0],
  // Whatever shape a device cuts out of it, the city stays whole.
  ["icon-maskable", 512, 0.14],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const inner = Math.round(size * (1 - 2 * edge));
  const ground = edge > 0 ? "#16181a" : "transparent";
  await page.setContent(
    `<style>body{margin:0;background:${ground};display:grid;place-items:center;height:100vh}svg{width:${inner}px;height:${inner}px;display:block}</style>${svg}`,
  );
  await page.screenshot({ path: `public/${name}.png`, omitBackground: true });
}
await browser.close();
