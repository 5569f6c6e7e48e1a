import { patiently } from "../lib/net/patiently";

/** Keeps files, one after the other: the page that has just been opened is not to wait for what it does not need yet. */
export async function fill(cache: Pick<Cache, "match" | "put">, files: string[]): Promise<void> {
  for (const file of files) {
    // What was kept before it was broken off need not be asked for again.
    if (await cache.match(file)) continue;
    const response = await patiently(file);
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    await cache.put(file, response);
  }
}
