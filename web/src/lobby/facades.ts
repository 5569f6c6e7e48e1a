// A street of New York in elevation: houses of every generation, told by their cornices as on the table.

/** A house: where it stands, how wide it is, how many storeys and cornices it has, and what is on its roof. */
type House = { x: number; width: number; storeys: number; cornices: 0 | 1 | 2 | 3; roof: "flat" | "tank" | "cap" | "dome" };

/** What is drawn of a house; everything stands on the same line. */
export type Facade = { cornices: number; walls: string; windows: string; lines: string; copper: string; above: string };

export const WIDTH = 560;
export const HEIGHT = 220;
const STOREY = 12;
const BAY = 10;

const ROW: House[] = [
  { x: -6, width: 58, storeys: 6, cornices: 1, roof: "tank" },
  { x: 54, width: 38, storeys: 10, cornices: 2, roof: "flat" },
  { x: 94, width: 62, storeys: 4, cornices: 0, roof: "flat" },
  { x: 158, width: 46, storeys: 12, cornices: 3, roof: "cap" },
  { x: 206, width: 54, storeys: 7, cornices: 1, roof: "flat" },
  { x: 262, width: 92, storeys: 8, cornices: 3, roof: "flat" },
  { x: 288, width: 40, storeys: 13, cornices: 3, roof: "dome" },
  { x: 356, width: 44, storeys: 5, cornices: 0, roof: "tank" },
  { x: 402, width: 60, storeys: 11, cornices: 2, roof: "tank" },
  { x: 464, width: 40, storeys: 7, cornices: 1, roof: "flat" },
  { x: 506, width: 60, storeys: 13, cornices: 3, roof: "cap" },
];

function onRoof({ x, width, roof }: House, top: number): { copper: string; above: string } {
  const middle = x + width / 2;
  if (roof === "tank") {
    const left = x + width - 22;
    return { copper: "", above: `M${left} ${top}v-6m10 6v-6M${left - 2} ${top - 6}v-9h14v9zM${left - 3} ${top - 15}l8-6 8 6z` };
  }
  if (roof === "cap") {
    const half = width / 2 - 6;
    return { copper: `M${middle - half} ${top}l${half - 3} -24h6l${half - 3} 24z`, above: `M${middle} ${top - 24}v-12` };
  }
  if (roof === "dome") {
    return {
      copper: `M${middle - 15} ${top}c0 -20 8 -20 11 -28h8c3 8 11 8 11 28zM${middle - 3} ${top - 28}v-7h6v7z`,
      above: `M${middle} ${top - 35}v-10l9 3 -9 3`,
    };
  }
  return { copper: "", above: "" };
}

function draw(house: House): Facade {
  const { x, width, storeys, cornices } = house;
  const top = HEIGHT - storeys * STOREY - 10;
  const bays = Math.floor((width - 6) / BAY);
  const left = x + (width - bays * BAY) / 2 + BAY / 2;
  let windows = "";
  for (let storey = 0; storey < storeys - 1; storey += 1) {
    const y = top + 12 + storey * STOREY + (cornices > 1 && storey > 0 ? 2 : 0);
    for (let bay = 0; bay < bays; bay += 1) windows += `M${left + bay * BAY} ${y}v6`;
  }
  let lines = "";
  for (let line = 0; line < cornices; line += 1) lines += `M${x - 2} ${top + line * 3.5}h${width + 4}`;
  return {
    cornices,
    walls: `M${x} ${HEIGHT}V${top}h${width}V${HEIGHT}z`,
    windows,
    lines: `${lines}M${x} ${HEIGHT - 12}h${width}`,
    ...onRoof(house, top),
  };
}

export const facades = (): Facade[] => ROW.map(draw);

/** What stands behind them: no more than a line of roofs. */
export function behind(): string {
  const tops = [120, 92, 136, 70, 104, 58, 128, 84, 112, 66, 98, 132, 76, 108];
  const step = WIDTH / tops.length;
  return `M0 ${HEIGHT}${tops.map((top) => `V${top}h${step}`).join("")}V${HEIGHT}z`;
}
