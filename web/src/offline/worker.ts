// The worker in which the tables of this device are played: bots think here, and the page goes on.

import engine from "$engine/offline.wasm?url";
import { begin } from "./engine";
import { keeping } from "./keeping";
import { type Heard, type Said, Tables } from "./tables";

let module: Promise<WebAssembly.Module> | null = null;
const compiled = (): Promise<WebAssembly.Module> => {
  module ??= WebAssembly.compileStreaming(fetch(engine)).catch((error: unknown) => {
    module = null;
    throw error;
  });
  return module;
};

const others = new BroadcastChannel("twocities-tables");
const post = (heard: Heard) => self.postMessage(heard);

const tables = keeping().then((kept) => {
  const made = new Tables(async () => begin(await compiled()), kept, post, (table) => others.postMessage(table));
  others.onmessage = ({ data }: MessageEvent<string>) => made.elsewhere(data);
  return made;
});

self.onmessage = ({ data }: MessageEvent<Said>) => {
  tables.then(
    (made) => void made.hear(data),
    () => {
      if (data.say === "call") {
        const say = { id: "offline-no-storage", args: [] };
        post({ say: "answer", id: data.id, answer: { status: 503, body: JSON.stringify({ code: "no-storage", say, text: "" }) } });
      } else if (data.say === "join") {
        post({ say: "ended", client: data.client });
      }
    },
  );
};
