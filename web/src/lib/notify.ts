// Notifications of this browser, and the service worker that shows them when no page is open.

/** Whether the browser has notifications at all: it has none on pages that others could have changed on their way. */
export const canNotify = (): boolean => isSecureContext && "Notification" in globalThis;
export const canPush = (): boolean => canNotify() && "serviceWorker" in navigator && "PushManager" in globalThis;

/** Asks whether this site may notify, unless that is settled. */
export async function mayNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Whether this site may notify as things stand, without asking anybody. */
export const isAllowed = (): boolean => canNotify() && Notification.permission === "granted";

export const worker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register("/service.js").then(() => navigator.serviceWorker.ready);

/** Shows a notification, by the worker where only that may, and says whether that is allowed. */
export async function notify(title: string, body: string, path: string, tag: string): Promise<boolean> {
  if (!isAllowed()) return false;
  const options = { body, tag, icon: "/icon-turn.svg", data: path };
  if ("serviceWorker" in navigator) {
    await (await worker()).showNotification(title, options);
    return true;
  }
  const shown = new Notification(title, options);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
  return true;
}

/** What a browser tells about where it can be called. */
export type Subscribed = { endpoint: string; p256dh: string; auth: string };

/** Lets a server with this key call this browser. A subscription for another key is given up. */
export async function subscribe(key: string): Promise<Subscribed> {
  const { pushManager } = await worker();
  const options = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  const before = await pushManager.getSubscription();
  const own = before?.options.applicationServerKey;
  if (before && own && !same(new Uint8Array(own), options.applicationServerKey)) await before.unsubscribe();
  const { endpoint, keys } = (await pushManager.subscribe(options)).toJSON();
  return { endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" };
}

const same = (one: Uint8Array, other: Uint8Array) => one.length === other.length && one.every((byte, at) => byte === other[at]);

/** Bytes that were written in base64 for addresses. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
