// The icons of effects, on a grid of 24. One weight; things are filled, places and containers are outlined.

/** A stroke of an icon: filled, or a line of some width; `cut` is cut out of what lies below it. */
export type Shape = { d: string; line?: number; cut?: boolean };

const CARD = "M6 2h12a1.5 1.5 0 0 1 1.5 1.5v17A1.5 1.5 0 0 1 18 22H6a1.5 1.5 0 0 1-1.5-1.5v-17A1.5 1.5 0 0 1 6 2z";
const BOWL = "M2.5 10.5h19a9.5 9 0 0 1-6 8.2v1.8h-7v-1.8a9.5 9 0 0 1-6-8.2z";
const ball = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const bust = (x: number): string => `${ball(x, 7.5, 3.6)}M${x - 5} 21c0-10 10-10 10 0z`;

export const ICONS = {
  prestige: [
    {
      d: "M12 1.5l2 5.2 5.1-2.3-2.2 5.1 5.6 2.5-5.6 2.5 2.2 5.1-5.1-2.3-2 5.2-2-5.2-5.1 2.3 2.2-5.1L1.5 12l5.6-2.5-2.2-5.1L10 6.7z",
    },
  ],
  poverty: [{ d: BOWL }, { d: "M5 13.2h9", line: 1.4, cut: true }],
  discard: [{ d: CARD }, { d: "M8 12h8", line: 2.6, cut: true }],
  draw: [{ d: CARD }, { d: "M8 12h8M12 8v8", line: 2.6, cut: true }],
  take: [{ d: "M7 1.5h10v14H7z" }, { d: "M2 18.5h20M2 22h20", line: 1.9 }],
  exchange: [
    { d: "M3 3h8v11H3zM13 10h8v11h-8z", line: 1.8 },
    { d: "M14 3.5h6v3M10 20.5H4v-3", line: 1.8 },
  ],
  flip: [
    { d: "M6.5 3h11v14h-11z", line: 1.6 },
    { d: "M6.5 17 17.5 3v14z" },
    { d: "M4 18c2 4.6 12 5 15.6 1.6M20.8 15.6l-.6 4.8-4.4-1.6", line: 1.8 },
  ],
  again: [
    { d: "M20.5 12a8.5 8.5 0 1 1-3-6.5M18 1.5v4.5h-4.5", line: 1.9 },
    { d: "M12 8v8M8 12h8M9.2 9.2l5.6 5.6M14.8 9.2l-5.6 5.6", line: 1.6 },
  ],
  lamp: [
    { d: "M8 8h8l-1.5 8h-5zM7 8l5-5 5 5M12 16v6M8.5 22h7", line: 1.8 },
    { d: ball(12, 12, 1.8) },
  ],
  loan: [{ d: ball(6.7, 8.5, 4.2) + ball(17.3, 8.5, 4.2) + ball(12, 16.5, 4.2) }],
  river: [{ d: "M2 9c3.3-4 6.7 4 10 0s6.7 4 10 0M2 15.5c3.3-4 6.7 4 10 0s6.7 4 10 0", line: 2.2 }],
  borough: [{ d: "M3 8l6-5 8 2 4 6-3 9-9 1-6-6z", line: 1.9 }],
  north: [
    { d: "M4 8l5-5 7 1 4 5-3 4H8z", line: 1.8 },
    { d: "M2 18.5c3.3-4 6.7 4 10 0s6.7 4 10 0", line: 2 },
  ],
  south: [
    { d: "M4 15l5-4 7 1 4 4-3 5H8z", line: 1.8 },
    { d: "M2 6c3.3-4 6.7 4 10 0s6.7 4 10 0", line: 2 },
  ],
  hand: [
    { d: "M11.6 3.2l8.6 3.4-5 12.6", line: 1.7 },
    { d: "M3.4 6.2l9.2-2.4 3.6 13.6-9.2 2.4z", line: 1.7 },
  ],
  spared: [
    { d: "M11.6 3.2l8.6 3.4-5 12.6", line: 1.7 },
    { d: "M3.4 6.2l9.2-2.4 3.6 13.6-9.2 2.4z", line: 1.7 },
    { d: "M2 21.5 22 3", line: 2.2 },
  ],
  stack: [{ d: "M5 3h14v11H5zM5 17h14M5 20.5h14", line: 1.8 }],
  card: [{ d: CARD, line: 1.8 }, { d: "M12 6.5l3.6 5.5-3.6 5.5L8.4 12z" }],
  log: [{ d: "M4 5h16M4 10h16M4 15h11M4 20h14", line: 2 }],
  to: [{ d: "M1 12h10M7.5 7.5 12 12l-4.5 4.5", line: 2.2 }, { d: bust(18) }],
  opponents: [{ d: bust(7) + bust(17) }, { d: "M12 20.5v-6", line: 1.2, cut: true }],
  opponent: [{ d: bust(12) }],
  then: [{ d: "M8 4l8 8-8 8", line: 2.6 }],
  seal: [
    {
      d: "M12 2.3Q14.8-.28 16.21 3.26 19.86 2.15 19.58 5.95 23.35 6.53 21.46 9.84 24.6 12 21.46 14.16 23.35 17.47 19.58 18.05 19.86 21.85 16.21 20.74 14.8 24.28 12 21.7 9.2 24.28 7.79 20.74 4.14 21.85 4.42 18.05.65 17.47 2.54 14.16-.6 12 2.54 9.84.65 6.53 4.42 5.95 4.14 2.15 7.79 3.26 9.2-.28 12 2.3z",
      line: 1.2,
    },
    { d: ball(12, 12, 8), line: 0.6 },
  ],
} satisfies Record<string, Shape[]>;

export type IconName = keyof typeof ICONS;

/** Icons that mean something on cards, in the order in which they are explained. The others belong to the page. */
export const explained: IconName[] = [
  "prestige", "poverty", "flip", "draw", "discard", "take", "exchange", "again", "spared", "hand", "stack", "loan", "borough",
  "river", "north", "south", "opponent", "opponents", "to", "then",
];
