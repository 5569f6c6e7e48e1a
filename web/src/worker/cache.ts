// The page and all it is made of, kept for the time without a network. Servers are asked first for the page itself, so that
// a newer one is always shown; files whose names change with their content are taken from what is kept.

import { fill } from "./fill";
import { PAGES } from "./pages";

/** What is kept: a name that is new with every build, and the addresses of all files. */
declare const SHELL: { name: string; files: string[] };

/** A server that says nothing for so long is not waited for. */
const PATIENCE = 5000;
/** What every address that people open shows. */
const PAGE = "/";
/** Caches of other builds begin alike. */
const PREFIX = "shell-";

export function keepShell(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("install", (event) => {
    event.waitUntil(keep().then(() => worker.skipWaiting()));
  });
  worker.addEventListener("activate", (event) => {
    event.waitUntil(forgetOthers().then(() => worker.clients.claim()));
  });
  worker.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== "GET" || origin !== worker.location.origin) return;
    if (request.mode === "navigate" && isPage(pathname)) event.respondWith(page(request));
    else if (pathname !== PAGE && SHELL.files.includes(pathname)) event.respondWith(file(request, pathname));
  });
}

const isPage = (pathname: string): boolean => pathname === PAGE || PAGES.some((begin) => pathname.startsWith(begin));

async function keep(): Promise<void> {
  await fill(await caches.open(PREFIX + SHELL.name), SHELL.files);
}

async function forgetOthers(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PREFIX + SHELL.name);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The page of the server, or the one that is kept if there is no server. */
async function page(request: Request): Promise<Response> {
  const kept = (await caches.open(PREFIX + SHELL.name)).match(PAGE);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  const fresh = fetch(request).catch(() => undefined);
  const first = await Promise.race([fresh, late]);
  if (first && first.status < 500) return first;
  return (await kept) ?? (await fresh) ?? Response.error();
}

async function file(request: Request, pathname: string): Promise<Response> {
  const kept = await (await caches.open(PREFIX + SHELL.name)).match(pathname);
  return kept ?? fetch(request);
}
