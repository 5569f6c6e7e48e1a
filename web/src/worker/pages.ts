/** How the addresses begin that people open, as `route.svelte.ts` knows them; the others are for programs. */
export const PAGES = ["/table/", "/learn/", "/rules/", "/icons/", "/position/"];
