import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { findFreePort } from "../http-server/test-free-port.ts";

const projectFolder = path.join(import.meta.dirname, "../..");

/** The platform as operators run it: a process of its own. */
export class PlatformProcess {
  readonly port: number;
  readonly origin: string;
  /** With its exit code, or null when a signal has ended it. */
  readonly ended: Promise<number | null>;
  output = "";
  readonly #child: ChildProcess;

  constructor(
    port: number,
    environment: Record<string, string>,
    {
      folder = projectFolder,
      entry = "start-platform.ts",
      args = [],
    }: { folder?: string; entry?: string; args?: string[] | undefined } = {},
  ) {
    this.port = port;
    this.origin = `http://localhost:${port}`;
    this.#child = spawn(process.execPath, ["--import", "tsx", `src/platform/${entry}`, ...args], {
      cwd: folder,
      env: { ...process.env, PLATFORM_PORT: String(port), ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.ended = new Promise((resolve) => this.#child.on("close", resolve));
    // A test may be stopped in the middle.
    const endToo = () => this.#child.kill("SIGKILL");
    process.once("exit", endToo);
    void this.ended.then(() => process.off("exit", endToo));
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on("data", (data) => {
        this.output += data;
      });
    }
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Resolves when it has printed its address, and rejects when it ends before. */
  ready(): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (this.output.includes("is ready at")) resolve();
      };
      this.#child.stdout?.on("data", look);
      this.ended.then(() => reject(new Error(`The platform has ended: ${this.output}`)));
      look();
    });
  }

  signal(name: NodeJS.Signals): void {
    this.#child.kill(name);
  }

  /** Ends it, if it has not ended, and waits. */
  async end(name: NodeJS.Signals = "SIGTERM"): Promise<number | null> {
    this.signal(name);
    return this.ended;
  }
}

export async function startProcess(environment: Record<string, string>, port?: number): Promise<PlatformProcess> {
  const started = new PlatformProcess(port ?? (await findFreePort()), environment);
  await started.ready();
  return started;
}
