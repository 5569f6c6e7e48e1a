// A server to which too much comes at once says when it will listen again, and is asked again then.

const TOO_MUCH = 429;
/** How often it is asked again. */
const TRIES = 4;
/** Whoever would have to wait for more seconds than this is told so instead. */
const LONGEST = 5;

/** Asks as `fetch` does. What is answered 429 has not been done, so it can be asked again whatever it is. */
export async function patiently(path: string, init?: RequestInit): Promise<Response> {
  for (let tries = 0; ; tries += 1) {
    const response = await fetch(path, init);
    if (response.status !== TOO_MUCH || tries === TRIES) return response;
    const seconds = Number(response.headers.get("Retry-After") ?? 1);
    if (!(seconds <= LONGEST)) return response;
    // Not all who were told the same come back at the same moment.
    const wait = 1000 * (seconds + tries * Math.random());
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
