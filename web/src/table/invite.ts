// Who may fill the empty seats of a table: known where the table is opened, asked where its seats are drawn.

import { getContext, setContext } from "svelte";

/** The table whose host looks at this page; nothing for anybody else. */
export type Hosted = { readonly table: string | null };

const KEY = Symbol("hosted");

export const host = (hosted: Hosted): Hosted => setContext(KEY, hosted);

export const hosted = (): Hosted => getContext<Hosted | undefined>(KEY) ?? { table: null };
