import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

type Spec = { title: string; file: string; line: number };
type Suite = { specs?: Spec[]; suites?: Suite[] };

const specsOf = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

it("plays every test in the browser either quickly or at length, so that none is played by nobody", () => {
  const listed = execFileSync("npx", ["playwright", "test", "--list", "--reporter=json"], { encoding: "utf8", maxBuffer: 1 << 26 });
  const all = (JSON.parse(listed) as { suites: Suite[] }).suites.flatMap(specsOf);
  expect(all.length).toBeGreaterThan(50);
  const tags = (title: string) => title.match(/@(?:quick|long)\b/g)?.length ?? 0;
  const wrong = all.filter(({ title }) => tags(title) !== 1).map(({ title, file, line }) => `${file}:${line} ${title}`);
  expect(wrong).toEqual([]);
}, 60_000);
