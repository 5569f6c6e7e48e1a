// Which page is open. Links carry secrets, so what was in one is taken out of the address once it is used.

export type Route =
  | { page: "lobby" }
  | { page: "table"; table: string }
  | { page: "join"; table: string; secret: string }
  | { page: "watch"; table: string; secret: string }
  | { page: "none" };

export function parse(path: string): Route {
  const [first, table, kind, secret, ...rest] = path.split("/").filter((part) => part !== "");
  if (first === undefined) return { page: "lobby" };
  if (first !== "table" || table === undefined || rest.length > 0) return { page: "none" };
  if (kind === undefined) return { page: "table", table };
  if (kind === "seat" && secret !== undefined) return { page: "join", table, secret };
  if (kind === "watch" && secret !== undefined) return { page: "watch", table, secret };
  return { page: "none" };
}

class Router {
  route = $state.raw<Route>(parse(location.pathname));

  constructor() {
    addEventListener("popstate", () => {
      this.route = parse(location.pathname);
    });
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.route = parse(path);
    scrollTo(0, 0);
  }

  /** For links: opens a page without loading the app anew. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget;
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.go(link.pathname);
  };
}

export const router = new Router();
