// The icon of the page: the two towers, and whose turn it is.

/** The marks of the seats, as they stand everywhere else; fixed colours, since a tab has no theme of ours. */
const MARKS = [
  "<circle cx='24' cy='24' r='6.5' fill='#ff7a4d'/>",
  "<path d='M24 16.5 31 30.5H17z' fill='#5c8be8'/>",
  "<rect x='17.5' y='17.5' width='13' height='13' fill='#ffd24a'/>",
  "<path d='M24 16 31.5 24 24 31.5 16.5 24z' fill='#bff0e4'/>",
];
const TOWERS =
  "<rect width='32' height='32' rx='4' fill='#16181a'/><path d='M4 28V16h4v-4h2V8h1V5h1v3h1v4h2v16zM17 28V13h3v-3h2V7h1V4h1v3h1v3h2v3h1v15z' fill='#fcfbf7'/>";

/** One's own turn is a red mark, somebody else's the mark of their seat. */
export function iconOf(asked: number | null, mine: boolean): string {
  const mark = asked === null ? undefined : MARKS[asked - 1];
  if (mine) return "/icon-turn.svg";
  if (!mark) return "/icon.svg";
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>${TOWERS}<g stroke='#16181a' stroke-width='2'>${mark}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
