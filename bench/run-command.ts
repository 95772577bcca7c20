import { spawn } from "node:child_process";

export type CommandResult = { ok: true } | { ok: false; reason: string };

export interface CommandOptions {
  env?: Record<string, string>;
  limitMs: number;
}

/** How long a command may take to clean up, once it was asked to stop. */
const farewellMs = 5_000;
const tailCharacters = 2_000;

/**
 * Runs a command with all that it starts as a group of its own, and comes back within the limit whatever happens: a command
 * that takes longer is interrupted, as by Ctrl+C, and then killed. What it printed is told when it fails.
 */
export function runCommand(command: string, args: string[], options: CommandOptions): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...options.env },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (text) => {
        output = (output + text).slice(-tailCharacters);
      });
    }
    const fail = (why: string) => finish({ ok: false, reason: `${command} ${why}: ${output.trim()}` });
    let isLate = false;
    let timer = setTimeout(() => {
      isLate = true;
      signalGroup(child.pid, "SIGINT");
      timer = setTimeout(end, farewellMs);
    }, options.limitMs);
    const end = (code?: number | null, signal?: NodeJS.Signals | null) => {
      if (isLate) fail(`not done after ${options.limitMs / 1000} s`);
      else if (code === 0) finish({ ok: true });
      else fail(`ended with ${code ?? signal}`);
    };
    const finish = (result: CommandResult) => {
      clearTimeout(timer);
      // Processes that it left behind would take time from the next measurement, and their pipes would keep this process alive.
      signalGroup(child.pid, "SIGKILL");
      child.stdout.destroy();
      child.stderr.destroy();
      resolve(result);
    };
    child.on("error", ({ message }) => fail(message));
    child.on("exit", end);
  });
}

function signalGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, signal);
  } catch {
    // Nobody of the group is left.
  }
}
