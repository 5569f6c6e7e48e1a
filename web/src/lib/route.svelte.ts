// Which page is open. Links carry secrets, so what was in one is taken out of the address once it is used.

export type Route =
  | { page: "lobby" }
  | { page: "table"; table: string }
  | { page: "join"; table: string; secret: string }
  | { page: "watch"; table: string; secret: string }
  | { page: "replay"; table: string; after: number | null; eyes: string | null; watch: string | null }
  | { page: "learn"; game: GameName }
  | { page: "rules"; game: GameName; clause: string | null }
  | { page: "icons"; game: GameName }
  | { page: "position"; game: GameName; from: { table: string; after: number } | null; seats: number }
  | { page: "none" };

export type GameName = "london" | "new-york";
const isGame = (word: string | undefined): word is GameName => word === "london" || word === "new-york";

export function parse(address: string): Route {
  const [whole = "", anchor = ""] = address.split("#", 2);
  const [path = "", search = ""] = whole.split("?", 2);
  const [first, table, kind, secret, ...rest] = path.split("/").filter((part) => part !== "");
  if (first === undefined) return { page: "lobby" };
  if (isGame(table) && kind === undefined) {
    if (first === "learn") return { page: "learn", game: table };
    if (first === "rules") return { page: "rules", game: table, clause: anchor === "" ? null : decodeURIComponent(anchor) };
    if (first === "icons") return { page: "icons", game: table };
    if (first === "position") return { page: "position", game: table, ...laying(new URLSearchParams(search)) };
  }
  if (first !== "table" || table === undefined || rest.length > 0) return { page: "none" };
  if (kind === undefined) return { page: "table", table };
  if (kind === "seat" && secret !== undefined) return { page: "join", table, secret };
  if (kind === "watch" && secret !== undefined) return { page: "watch", table, secret };
  if (kind === "replay" && /^\d*$/.test(secret ?? "")) {
    const asked = new URLSearchParams(search);
    const after = secret === undefined ? null : Number(secret);
    return { page: "replay", table, after, eyes: asked.get("eyes"), watch: asked.get("watch") };
  }
  return { page: "none" };
}

/** The moment that a position is laid out from, and how many sit there. */
function laying(asked: URLSearchParams): { from: { table: string; after: number } | null; seats: number } {
  const [table, after, seats] = [asked.get("from"), Number(asked.get("after") ?? 0), Number(asked.get("seats") ?? 2)];
  const fit = Number.isInteger(after) && after >= 0;
  return { from: table !== null && fit ? { table, after } : null, seats: [2, 3, 4].includes(seats) ? seats : 2 };
}

const here = (): string => location.pathname + location.search + location.hash;

class Router {
  route = $state.raw<Route>(parse(here()));

  constructor() {
    addEventListener("popstate", () => {
      this.route = parse(here());
    });
  }

  go(path: string, replace = false): void {
    this.mark(path, replace);
    scrollTo(0, 0);
  }

  /** The same page at another place of it: one stays where one looks. */
  mark(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.route = parse(path);
  }

  /** For links: opens a page without loading the app anew. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget;
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const router = new Router();
