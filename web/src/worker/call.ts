/** What a push brings: a call to a table, in the words of whoever is called. */
export interface Call {
  title: string;
  body: string;
  /** Where a click leads: a path of this site, and of no other. */
  path: string;
  /** A later call with the same tag takes the place of this one. */
  tag: string;
  /** Whether somebody tries whether it works: then it is shown even to whoever looks at the table. */
  test: boolean;
}

/** The call in the text of a push. One that cannot be read still calls: browsers want something to be shown. */
export function callIn(text: string | undefined): Call {
  try {
    const told = JSON.parse(text ?? "") as Partial<Call>;
    return {
      title: words(told.title) ?? NAMELESS.title,
      body: words(told.body) ?? NAMELESS.body,
      path: ownPath(told.path) ?? NAMELESS.path,
      tag: words(told.tag) ?? NAMELESS.tag,
      test: told.test === true,
    };
  } catch {
    return NAMELESS;
  }
}

/** A name and no sentence: it is the same in every language. */
const NAMELESS: Call = { title: "Two Cities", body: "", path: "/", tag: "two-cities", test: false };

function words(told: unknown): string | undefined {
  return typeof told === "string" && told !== "" ? told : undefined;
}

/** A path that cannot lead to another site. */
function ownPath(told: unknown): string | undefined {
  return typeof told === "string" && /^\/(?![/\\])[^\s\\]*$/.test(told) ? told : undefined;
}
