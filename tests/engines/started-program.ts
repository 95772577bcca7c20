/** Programs that run beside a test, each with a home of its own, and end with it. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

/** An empty folder for what a browser keeps of a visitor: each test begins as a new one. */
export function makeHome(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), "engine-"));
}

export function removeHome(home: string): Promise<void> {
  // Processes of the browser may end a moment later than the one that was ended.
  return rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

export class StartedProgram {
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;

  /** Its error output can be read, and so can what it writes to the file descriptor 3. */
  constructor(command: string, args: readonly string[], environment: Record<string, string>) {
    const env = { ...process.env, ...environment };
    this.#child = spawn(command, args, { env, stdio: ["ignore", "ignore", "pipe", "pipe"] });
    this.#ended = new Promise((resolve) => this.#child.on("close", () => resolve()).on("error", () => resolve()));
    // A test may be stopped in the middle.
    const endToo = () => this.#child.kill("SIGKILL");
    process.once("exit", endToo);
    void this.#ended.then(() => process.off("exit", endToo));
  }

  /** What the first line says that matches. */
  async told(from: "errors" | "descriptor 3", pattern: RegExp): Promise<string> {
    const output = this.#child.stdio[from === "errors" ? 2 : 3] as Readable;
    const lines: string[] = [];
    for await (const line of createInterface({ input: output })) {
      lines.push(line);
      const [, said] = pattern.exec(line) ?? [];
      if (said === undefined) continue;
      // What comes later is not read, and must not fill the pipe.
      output.resume();
      return said;
    }
    throw new Error(`${this.#child.spawnfile} has ended: ${lines.join("\n")}`);
  }

  async end(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    this.#child.kill(signal);
    await this.#ended;
  }
}
