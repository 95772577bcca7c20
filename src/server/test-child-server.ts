import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export interface Usage {
  /** The memory of JavaScript after garbage collection, buffers included. */
  usedBytes: number;
  rssBytes: number;
  descriptors: number;
  connections: number;
}

/** The server in a process of its own, so that its memory and files can be measured apart from those of its visitors. */
export class ChildServer {
  readonly port: number;
  /** The text on its error stream. */
  complaints = "";
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
    child.stderr?.on("data", (text) => {
      this.complaints += text;
    });
  }

  /** `mostDescriptors` limits the file descriptors. */
  static async start(folder: string, { mostDescriptors }: { mostDescriptors?: number } = {}): Promise<ChildServer> {
    const node = [
      process.execPath,
      "--expose-gc",
      "--import",
      "tsx",
      join(import.meta.dirname, "test-server-process.ts"),
      folder,
    ];
    const limited = ["sh", "-c", `ulimit -n ${mostDescriptors} && exec "$0" "$@"`, ...node];
    const [command = "", ...args] = mostDescriptors === undefined ? node : limited;
    const child = spawn(command, args, { stdio: ["ignore", "inherit", "pipe", "ipc"] });
    const [port] = await Promise.race([
      once(child, "message"),
      once(child, "exit").then(([code]) => Promise.reject(new Error(`The server has ended with ${code}.`))),
    ]);
    return new ChildServer(child, port);
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async measure(): Promise<Usage> {
    this.#child.send("measure");
    const [usage] = await once(this.#child, "message");
    return usage;
  }

  async stop(): Promise<void> {
    if (!this.isRunning) return;
    const ended = once(this.#child, "exit");
    this.#child.disconnect();
    await ended;
  }
}
