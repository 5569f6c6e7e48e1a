import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rollup } from "vite";

/** The name that the service worker has on every server: a browser looks there for a newer one. */
const FILE = "service.js";
const SOURCE = fileURLToPath(new URL("src/worker/service.ts", import.meta.url));

const PUBLIC = fileURLToPath(new URL("public", import.meta.url));

/** All files of the page, and a name that is new when any of them is: what the service worker keeps. */
function shell(bundle: Rollup.OutputBundle): { name: string; files: string[] } {
  const made = Object.values(bundle).map((file) => ({
    path: file.fileName === "index.html" ? "/" : `/${file.fileName}`,
    content: file.type === "chunk" ? file.code : file.source,
  }));
  const given = readdirSync(PUBLIC).map((name) => ({ path: `/${name}`, content: readFileSync(join(PUBLIC, name)) }));
  const all = [...made, ...given].filter(({ path }) => !path.endsWith(".map")).sort((a, b) => (a.path < b.path ? -1 : 1));
  const hash = createHash("sha256");
  for (const { path, content } of all) hash.update(path).update(content);
  return { name: hash.digest("hex").slice(0, 16), files: all.map(({ path }) => path) };
}

/**
 * Makes the service worker beside the page: one plain script, since not every browser can load modules in a worker.
 * It shares no file with the page, so that either can be newer than the other.
 */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    // After everything else: it knows what the page is made of.
    enforce: "post",
    async generateBundle(_, bundle) {
      const made = await build({
        configFile: false,
        publicDir: false,
        define: { SHELL: JSON.stringify(shell(bundle)) },
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
