import { expect } from "@playwright/test";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { link, make, me, open, test } from "./fixtures";

test.use({ serviceWorkers: "allow" });

test("a push is shown by the service worker, and a click leads to the table @quick", async ({ browser, server }) => {
  const context = await browser.newContext({ permissions: ["notifications"], serviceWorkers: "allow" });
  const page = await context.newPage();
  await page.goto(server.url);
  const devtools = await context.newCDPSession(page);
  // What is pushed to a worker that is still being activated is lost; nobody has an address of it before.
  const activated = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
      const own = versions.find(({ scriptURL, status }) => scriptURL === `${server.url}/service.js` && status === "activated");
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/service.js");
    await navigator.serviceWorker.ready;
  });
  const call = { title: "London", body: "Anna, it is your turn.", path: "/table/1111111111", tag: "1111111111-1", test: false };
  const registrationId = await activated;
  await devtools.send("ServiceWorker.deliverPushMessage", { origin: server.url, registrationId, data: JSON.stringify(call) });
  const shown = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications();
      return all.map(({ title, body, tag, data }) => ({ title, body, tag, data: data as string }));
    });
  await expect.poll(shown).toEqual([{ title: call.title, body: call.body, tag: call.tag, data: call.path }]);
  // What cannot be read still calls, and leads to no other site.
  await devtools.send("ServiceWorker.deliverPushMessage", { origin: server.url, registrationId, data: '{"path": "//example.org"}' });
  await expect.poll(async () => (await shown()).map(({ data }) => data).sort()).toEqual(["/", call.path]);
  await context.close();
});

test("a way to be called is chosen, tried and switched off, and what became of it is said @quick", async ({ page, server }) => {
  const sink = createServer((_, response) => response.end("ok"));
  await new Promise<void>((resolve) => sink.listen(0, "127.0.0.1", resolve));
  const { port } = sink.address() as AddressInfo;
  const made = await make(page.context(), server, { game: "new-york", seats: [me("Anna"), link] });
  await open(page, server, `/table/${made.table}`);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByText("Notify me").click();
  const room = page.getByRole("region", { name: "To a chat room" });
  const address = room.getByLabel("Address of the webhook");
  // The server of the tests is like any other: what is not https is refused, and so is what leads home.
  await address.fill(`http://127.0.0.1:${port}/hook`);
  await room.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("has to begin with https://");
  await address.fill(`https://127.0.0.1:${port}/hook`);
  await room.getByRole("button", { name: "Save" }).click();
  await expect(room.getByRole("status")).toContainText("To 127.0.0.1. Nothing sent yet.");
  await room.getByRole("button", { name: "Test" }).click();
  await expect(room.getByRole("status")).toContainText("leads into a private network");
  await page.screenshot({ path: "test-results/screens/calls.png" });
  await room.getByRole("button", { name: "Switch off" }).click();
  await expect(address).toBeVisible();
  sink.close();
});

test("who wants to be told and is not allowed to be is told so, at the table and where it is chosen @quick", async ({ browser, server }) => {
  // No permission was given to this site; whoever takes one back is in the same place.
  const context = await browser.newContext();
  const page = await context.newPage();
  await context.addInitScript(() => localStorage.setItem("twocities-tab-calls", "true"));
  const made = await make(context, server, { game: "new-york", seats: [me("Anna"), link] });
  await open(page, server, `/table/${made.table}`);
  const told = page.locator(".unheard");
  await expect(told).toContainText("does not allow notifications");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByText("Notify me").click();
  const tab = page.getByRole("region", { name: "While this tab is open" });
  await expect(tab.locator("[data-call='blocked']")).toContainText("does not allow notifications");
  await page.screenshot({ path: "test-results/screens/calls-blocked.png" });
  await tab.getByRole("button", { name: "Switch off" }).click();
  await expect(tab.locator("[data-call='blocked']")).toHaveCount(0);
  await expect(told).toHaveCount(0);
  await context.close();
  // Where it is allowed, nothing is said.
  const allowed = await browser.newContext({ permissions: ["notifications"] });
  await allowed.addInitScript(() => localStorage.setItem("twocities-tab-calls", "true"));
  const other = await allowed.newPage();
  const again = await make(allowed, server, { game: "new-york", seats: [me("Anna"), link] });
  await open(other, server, `/table/${again.table}`);
  await expect(other.locator(".unheard")).toHaveCount(0);
  await allowed.close();
});
