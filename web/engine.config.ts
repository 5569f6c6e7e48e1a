import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** Where the program's build leaves the engine that browsers play with, for whoever builds the page alone. */
const USUAL = ["wasm", "wasm-dev"].map((profile) => `../target/wasm/wasm32-unknown-unknown/${profile}/offline.wasm`);

/** The folder of the engine, `offline.wasm`. The build of the program names it; otherwise it is the one that was built before. */
export function engine(): string {
  const usual = USUAL.map((path) => fileURLToPath(new URL(path, import.meta.url)));
  // If there is none, the build of the page stops at this name.
  return dirname(process.env.TWOCITIES_WASM ?? usual.find((path) => existsSync(path)) ?? "/run-cargo-build-first/offline.wasm");
}
