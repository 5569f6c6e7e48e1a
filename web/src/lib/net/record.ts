// The record of a game as a file to be kept.

import { api } from "./api";
import { isHere } from "./here";

/** What a link to a record needs. The server gives the file itself; that of a table of this device is made when it is wanted. */
export function recordLink(game: string, table: string) {
  const name = `${game}-${table}.record`;
  if (!isHere(table)) return { href: `/api/tables/${table}/record`, download: name };
  const onclick = (event: MouseEvent): void => {
    event.preventDefault();
    void api.record(table).then((text) => save(text, name));
  };
  return { href: `/table/${table}`, download: name, onclick };
}

function save(text: string, name: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = Object.assign(document.createElement("a"), { href, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
