import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

/** The name that the service worker has on every server: a browser looks there for a newer one. */
const FILE = "service.js";
const SOURCE = fileURLToPath(new URL("src/worker/service.ts", import.meta.url));

/**
 * Makes the service worker beside the page: one plain script, since not every browser can load modules in a worker.
 * It shares no file with the page, so that either can be newer than the other.
 */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    async generateBundle() {
      const made = await build({
        configFile: false,
        publicDir: false,
        logLevel: "warn",
        build: {
          write: false,
          target: "es2022",
          lib: { entry: SOURCE, formats: ["iife"], name: "service", fileName: () => FILE },
        },
      });
      const outputs = Array.isArray(made) ? made : [made];
      for (const output of outputs.flatMap((one) => ("output" in one ? one.output : []))) {
        if (output.type === "chunk") this.emitFile({ type: "asset", fileName: FILE, source: output.code });
      }
    },
  };
}
