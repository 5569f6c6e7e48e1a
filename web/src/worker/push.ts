import { callIn, type Call } from "./call";

/** Shows what a push brings, and leads to the table when it is clicked. */
export function answerPushes(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("push", (event) => {
    event.waitUntil(show(worker, callIn(event.data?.text())));
  });
  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(lead(worker, String(event.notification.data)));
  });
}

async function show(worker: ServiceWorkerGlobalScope, call: Call): Promise<void> {
  const there = await tabs(worker, call.path);
  // Whoever looks at the table sees that it is their turn; the first page does not say it.
  if (!call.test && call.path !== "/" && there.some(({ visibilityState, focused }) => visibilityState === "visible" && focused)) return;
  await worker.registration.showNotification(call.title, {
    body: call.body,
    tag: call.tag,
    data: call.path,
    icon: "/icon-turn.svg",
  });
}

/** To the tab that shows the table already, or to a new one. */
async function lead(worker: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const [there] = await tabs(worker, path);
  if (there) await there.focus();
  else await worker.clients.openWindow(path);
}

/** The tabs that show this path. */
async function tabs(worker: ServiceWorkerGlobalScope, path: string): Promise<readonly WindowClient[]> {
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  return open.filter((client) => new URL(client.url).pathname === path);
}
