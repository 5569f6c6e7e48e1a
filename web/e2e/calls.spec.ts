import { expect, type Browser, type BrowserContext, type Page, type Worker } from "@playwright/test";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { link, make, me, open, test } from "./fixtures";
import type { Server } from "./server";

test.use({ serviceWorkers: "allow" });

/** A site whose service worker is at work, seen from a page of another site: so it can be pushed to when it has no page. */
async function atWork(browser: Browser, server: Server): Promise<Site> {
  const context = await browser.newContext({ permissions: ["notifications"], serviceWorkers: "allow" });
  const [outside, page] = [await context.newPage(), await context.newPage()];
  const devtools = await context.newCDPSession(outside);
  // What is pushed to a worker that is still being activated is lost; nobody has an address of it before.
  const activated = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
      const own = versions.find(({ scriptURL, status }) => scriptURL === `${server.url}/service.js` && status === "activated");
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  await page.goto(server.url);
  const begun = context.serviceWorkers().length > 0 ? Promise.resolve(context.serviceWorkers()[0]) : context.waitForEvent("serviceworker");
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/service.js");
    await navigator.serviceWorker.ready;
  });
  const [registrationId, worker] = [await activated, await begun];
  if (!worker) throw new Error("no service worker was begun");
  const push = (data: string) => devtools.send("ServiceWorker.deliverPushMessage", { origin: server.url, registrationId, data });
  return { context, page, worker, push };
}

/** Pushes until it is seen, twice at most: what the developer tools deliver while a worker is being started is lost now and then. */
async function delivered(push: (data: string) => Promise<unknown>, data: string, isSeen: (within: { timeout: number }) => Promise<void>) {
  await push(data);
  await isSeen({ timeout: 5_000 }).catch(async () => {
    await push(data);
    await isSeen({ timeout: 15_000 });
  });
}
type Site = { context: BrowserContext; page: Page; worker: Worker; push: (data: string) => Promise<unknown> };

/** As much of a service worker as is needed here. */
type Scope = EventTarget & {
  registration: ServiceWorkerRegistration;
  clients: { openWindow(url: string): Promise<null> };
  WindowClient: { prototype: { url: string; focus(): Promise<unknown> } };
  NotificationEvent: new (name: string, init: { notification: Notification }) => Event & { waitUntil(until: Promise<unknown>): void };
};

/** Run in the worker: the notifications that are shown. */
function shown(): Promise<{ title: string; body: string; tag: string; data: string }[]> {
  const own = self as unknown as Scope;
  return own.registration.getNotifications().then((all) => all.map(({ title, body, tag, data }) => ({ title, body, tag, data: data as string })));
}

/** Run in the worker: somebody clicks the notification of this tag. Says where that led, by which way, and whether it is gone. */
async function clicks(tag: string): Promise<{ led: string[]; gone: boolean }> {
  const own = self as unknown as Scope;
  const [notification] = await own.registration.getNotifications({ tag });
  if (!notification) throw new Error("no such notification");
  const led: string[] = [];
  // Only the browser may make a click that opens a window: here it is noted what would be opened or brought to the front.
  own.clients.openWindow = async (url) => {
    led.push(`opened ${url}`);
    return null;
  };
  own.WindowClient.prototype.focus = async function (this: { url: string }) {
    led.push(`focused ${new URL(this.url).pathname}`);
    return this;
  };
  const event = new own.NotificationEvent("notificationclick", { notification });
  const waits: Promise<unknown>[] = [];
  event.waitUntil = (until) => void waits.push(until);
  own.dispatchEvent(event);
  await Promise.all(waits);
  return { led, gone: (await own.registration.getNotifications({ tag })).length === 0 };
}

const call = { title: "London", body: "Anna, it is your turn.", path: "/table/1111111111", tag: "1111111111-1", test: false };
const asShown = { title: call.title, body: call.body, tag: call.tag, data: call.path };

test("a push is shown by the service worker, and a click leads to the table @quick", async ({ browser, server }) => {
  const { context, page, worker, push } = await atWork(browser, server);
  await delivered(push, JSON.stringify(call), (within) => expect.poll(() => worker.evaluate(shown), within).toEqual([asShown]));
  // What cannot be read still calls, and leads to no other site.
  const paths = async () => (await worker.evaluate(shown)).map(({ data }) => data).sort();
  await delivered(push, '{"path": "//example.org"}', (within) => expect.poll(paths, within).toEqual(["/", call.path]));
  // The table is open nowhere: it is opened.
  expect(await worker.evaluate(clicks, call.tag)).toEqual({ led: [`opened ${call.path}`], gone: true });
  // It is open in a tab, which comes to the front.
  const made = await make(context, server, { game: "london", seats: [me("Anna"), link] });
  await page.goto(`${server.url}/table/${made.table}`);
  await page.locator("#decision-title").first().waitFor();
  // Nobody looks at it.
  await (await context.newPage()).bringToFront();
  const own = { ...call, path: `/table/${made.table}`, tag: `${made.table}-1`, test: true };
  const tags = async () => (await worker.evaluate(shown)).map(({ tag }) => tag);
  await delivered(push, JSON.stringify(own), (within) => expect.poll(tags, within).toContain(own.tag));
  expect(await worker.evaluate(clicks, own.tag)).toEqual({ led: [`focused ${own.path}`], gone: true });
  await context.close();
});

test("a push is shown while no page of the site is open @quick", async ({ browser, server }) => {
  const { context, page, worker, push } = await atWork(browser, server);
  await page.close();
  expect(context.pages().filter((one) => one.url().startsWith(server.url))).toEqual([]);
  await delivered(push, JSON.stringify(call), (within) => expect.poll(() => worker.evaluate(shown), within).toEqual([asShown]));
  expect(await worker.evaluate(clicks, call.tag)).toEqual({ led: [`opened ${call.path}`], gone: true });
  await context.close();
});

declare global {
  interface Window {
    /** What the browser's push service was asked, and whether it is forbidden. */
    asked: { visible: boolean; key: number[] }[];
    forbidden: boolean;
    givenUp: number;
  }
}

/** Run before the page: a push service that gives an address and keys as a browser does. */
function pushService(): void {
  [window.asked, window.forbidden, window.givenUp] = [[], false, 0];
  const url = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  let now: PushSubscription | null = null;
  // As if this browser had subscribed to another server once.
  const other = { options: { applicationServerKey: new Uint8Array(65).buffer }, unsubscribe: async () => (window.givenUp += 1) > 0 };
  PushManager.prototype.getSubscription = async () => now ?? (other as unknown as PushSubscription);
  PushManager.prototype.subscribe = async (options) => {
    if (window.forbidden) throw new DOMException("Registration failed - permission denied", "NotAllowedError");
    window.asked.push({ visible: options?.userVisibleOnly === true, key: [...new Uint8Array(options?.applicationServerKey as ArrayBuffer)] });
    const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, false, ["deriveBits"]);
    const keys = { p256dh: url(await crypto.subtle.exportKey("raw", pair.publicKey)), auth: url(crypto.getRandomValues(new Uint8Array(16)).buffer) };
    now = { options, unsubscribe: async () => true, toJSON: () => ({ endpoint: "https://push.example.org/anna", keys }) } as unknown as PushSubscription;
    return now;
  };
}

test("with the tab closed one is called by the push service of the browser, if that allows it @quick", async ({ browser, server }) => {
  const context = await browser.newContext({ permissions: ["notifications"], serviceWorkers: "allow", locale: "uk-UA" });
  await context.addInitScript(pushService);
  const page = await context.newPage();
  const made = await make(context, server, { game: "new-york", seats: [me("Anna"), link] });
  await open(page, server, `/table/${made.table}`);
  await page.getByRole("button", { name: "Меню" }).click();
  await page.locator("details.calls summary").click();
  const push = page.locator('section[aria-labelledby="call-push"]');
  // What is forbidden is said in the language of the page, and nothing of what the browser says about it.
  await page.evaluate(() => (window.forbidden = true));
  await push.getByRole("button").click();
  await expect(page.getByRole("alert")).toHaveText(/^Цей браузер не дозволяє сповіщень/);
  await page.evaluate(() => (window.forbidden = false));
  await push.getByRole("button").click();
  await expect(push.getByRole("status")).toContainText("push.example.org");
  await expect(page.getByRole("alert")).toHaveCount(0);
  // It was subscribed for this server: its own key, and the one for another is given up.
  const { key } = await page.evaluate(async (table) => (await fetch(`/api/tables/${table}/seats/1/calls`)).json() as Promise<{ key: string }>, made.table);
  const bytes = [...Buffer.from(key, "base64url")];
  expect(bytes.length).toBe(65);
  expect(await page.evaluate(() => window.asked)).toEqual([{ visible: true, key: bytes }]);
  expect(await page.evaluate(() => window.givenUp)).toBeGreaterThan(0);
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
