// Pages at twice their size: they scroll down only, nothing is cut off, and everything that can be pressed can be reached.

import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { GAMES, test } from "./fixtures";

/** Windows of 1440 by 900 and of 1280 by 1024 at 200 %, and a narrow one at 400 %. */
const WINDOWS = [{ width: 720, height: 450 }, { width: 640, height: 512 }, { width: 320, height: 512 }];

/** Run in the page: what is wrong with it at this size. */
function amiss(): string[] {
  const found: string[] = [];
  const called = (one: Element) => `${one.tagName.toLowerCase()}.${one.getAttribute("class") ?? ""} "${(one.textContent ?? "").trim().slice(0, 40)}"`;
  const sideways = document.documentElement.scrollWidth - innerWidth;
  if (sideways > 0) found.push(`the page scrolls ${sideways} px to the side`);
  // A dialog that is open leaves the rest unreachable.
  const root = document.querySelector("dialog[open]") ?? document.body;
  const seen = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest("[inert], .sr");
  for (const one of root.querySelectorAll("h1, h2, h3, p, li, dt, dd, td, th, label, button, summary, legend, figcaption")) {
    if (!seen(one) || one.closest("svg")) continue;
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(one);
    const meant = textOverflow === "ellipsis" || webkitLineClamp !== "none";
    const across = overflowX === "hidden" && one.scrollWidth > one.clientWidth + 1;
    const down = overflowY === "hidden" && one.scrollHeight > one.clientHeight + 1;
    if (!meant && (across || down)) found.push(`cut off: ${called(one)}`);
  }
  for (const one of root.querySelectorAll<HTMLElement>("a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), summary")) {
    // A file is chosen by the button around it.
    if (!seen(one) || one.getBoundingClientRect().width < 2 || one.matches("[type=file]")) continue;
    // Some show themselves only to whoever comes there by keys.
    one.focus({ preventScroll: true });
    const open = (["nearest", "center", "start", "end"] as const).some((block) => {
      one.scrollIntoView({ block, inline: "nearest" });
      return [...one.getClientRects()].some(({ left, top, width, height }) =>
        [0.5, 0.2, 0.8].some((y) =>
          [0.5, 0.1, 0.9].some((x) => {
            const hit = document.elementFromPoint(left + width * x, top + height * y);
            return hit !== null && (one.contains(hit) || (hit.matches("label") && hit.contains(one)));
          }),
        ),
      );
    });
    if (!open) found.push(`covered, or out of reach: ${called(one)}`);
  }
  (document.activeElement as HTMLElement | null)?.blur();
  scrollTo(0, 0);
  return found;
}

for (const game of GAMES) {
  for (const { width, height } of WINDOWS) {
    test(`pages of ${game} at twice their size, ${width} × ${height} ${width === 720 ? "@quick" : "@long"}`, async ({ browser, server }) => {
      const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: 2, reducedMotion: "reduce" });
      const page = await context.newPage();
      const fits = async (what: string) => {
        await page.screenshot({ path: `test-results/shots/zoom-${game}-${what.replaceAll(" ", "-")}-${width}.png` });
        expect.soft(await page.evaluate(amiss), what).toEqual([]);
      };
      for (const read of ["learn", "rules", "icons"]) {
        await page.goto(`${server.url}/${read}/${game}`);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await page.locator("main :is(li, dd)").first().waitFor();
        await fits(read);
      }
      await page.goto(`${server.url}/position/${game}`);
      await expect(page.locator(".lists [data-play]")).toBeEnabled();
      await fits("position");
      await page.locator(".lists [data-play]").click();
      await page.getByRole("dialog").waitFor();
      await fits("position begun");
      const record = readFileSync(new URL(`../../fixtures/${game}/three-greedy.record`, import.meta.url), "utf8");
      const shown = (await (await context.request.post(`${server.url}/api/records`, { data: { record } })).json()).table;
      await page.goto(`${server.url}/table/${shown}/replay/70`);
      await expect(page.locator("[data-shown]")).toHaveAttribute("data-shown", "70");
      await fits("replay");
      await page.locator("[data-fork]").click();
      await page.getByRole("dialog").waitFor();
      await fits("fork");
      await page.goto(`${server.url}/learn/${game}`);
      await page.locator("[data-chapter] button").first().click();
      await page.locator(".tutor").first().waitFor();
      await fits("lesson");
      await page.locator('[data-learn="next"]').first().click();
      await fits("lesson, next step");
      await context.close();
    });
  }
}
