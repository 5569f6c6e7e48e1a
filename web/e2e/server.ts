// The program itself, with its own data, killed and started as a test wants.

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const BUILDS = ["../target/debug/twocities", "../target/release/twocities"];

/** The newest build, unless one is named. */
function program(): string {
  const named = process.env.TWOCITIES;
  if (named) return named;
  const built = BUILDS.filter((path) => existsSync(path)).sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (!built[0]) throw new Error("the program is not built: run `cargo build -p twocities` first");
  return built[0];
}

export class Server {
  /** As people start it, or without the limits that tests come up against. */
  constructor(readonly limited = false) {}

  readonly #folder = mkdtempSync(join(tmpdir(), "twocities-e2e-"));
  #process: ChildProcess | null = null;
  #bind = "127.0.0.1:0";

  /** Where it listens; the same after every start. */
  get url(): string {
    return `http://${this.#bind}`;
  }

  async start(): Promise<void> {
    const started = spawn(program(), ["serve", ...(this.limited ? [] : ["--no-limits"]), "--bind", this.#bind, "--data", this.#folder], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    this.#process = started;
    const address = await new Promise<string>((resolve, reject) => {
      let said = "";
      started.stdout?.on("data", (bytes) => {
        said += bytes;
        const found = /http:\/\/([\d.:]+)/.exec(said);
        if (found?.[1]) resolve(found[1].replace(/:$/, ""));
      });
      started.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    });
    this.#bind = address;
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    const running = this.#process;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const gone = new Promise((resolve) => running.once("exit", resolve));
    running.kill("SIGKILL");
    await gone;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
