// Where in a turn the game is: draw, act, end. Questions say it.

const DRAW = new Set(["Repay", "StartDraw", "PutBack"]);
const END = new Set(["AfterAction", "Trim"]);
const DEVELOP = new Set(["Develop", "PayFor", "Place", "BuildFree"]);
const EITHER = new Set(["ChooseAction", "Draw", "ExchangeTake", "ExchangeGive"]);

/** The steps as messages, and which of them it is. */
export function stepsOf(question: string): { steps: string[]; now: number } {
  const now = DRAW.has(question) ? 0 : END.has(question) ? 2 : 1;
  return { steps: ["web-london-step-draw", actionOf(question, now), "web-london-step-end"], now };
}

function actionOf(question: string, now: number): string {
  if (now !== 1 || EITHER.has(question)) return "web-london-step-action";
  if (DEVELOP.has(question)) return "web-london-step-develop";
  return question === "ChooseLand" ? "web-london-step-land" : "web-london-step-run";
}

/** The step in one word, where there is no room for more. */
export const stepInOneWord = (question: string): string =>
  ["web-london-step-draw", "web-london-step-action", "web-london-step-end-short"][stepsOf(question).now] ?? "";
