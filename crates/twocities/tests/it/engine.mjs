// The engine as a browser has it: an order a line comes in, the reply goes out as it is. `node engine.mjs FILE`, and with
// `hurried` by a page that never waits.

import { readFileSync } from "node:fs";

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const page = { is_enough: () => Number(process.argv[3] === "hurried") };
const { memory, room, ask, length } = new WebAssembly.Instance(module, { page }).exports;
const orders = readFileSync(0, "utf8").split("\n").filter((line) => line !== "");
const replies = orders.map((order) => {
  const bytes = Buffer.from(order);
  const at = room(bytes.length);
  new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
  const told = ask();
  return Buffer.from(memory.buffer, told, length()).toString("utf8");
});
process.stdout.write(replies.join("\n"));
