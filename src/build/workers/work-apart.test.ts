import { type ChildProcess, fork } from "node:child_process";
import { EventEmitter } from "node:events";
import { describe, expect, it, vi } from "vitest";
import { haveDoneApart } from "./work-apart.ts";

vi.mock("node:child_process", async (load) => {
  const real = await load<typeof import("node:child_process")>();
  return { ...real, fork: vi.fn(real.fork) };
});

const module = new URL("./test-idle-work.ts", import.meta.url);

/** A process that ends, and whose answer is read after that. */
function endBeforeAnswer(answer: unknown): ChildProcess {
  const child = Object.assign(new EventEmitter(), { connected: true, send: () => true });
  setTimeout(() => {
    child.emit("exit", 0);
    if (answer !== undefined) child.emit("message", answer);
    child.connected = false;
    child.emit("disconnect");
  });
  return child as unknown as ChildProcess;
}

describe("work in a process of its own", () => {
  it("is waited for, also where nothing but the order keeps the process running", async () => {
    const started = performance.now();
    await haveDoneApart(module, { ms: 200 });
    expect(performance.now() - started).toBeGreaterThan(200);
  });

  it("is done where the process is told to have ended before its answer is", async () => {
    vi.mocked(fork).mockReturnValueOnce(endBeforeAnswer({}));
    await expect(haveDoneApart(module, {})).resolves.toBeUndefined();
  });

  it("has failed where the process ends without an answer", async () => {
    vi.mocked(fork).mockReturnValueOnce(endBeforeAnswer(undefined));
    await expect(haveDoneApart(module, {})).rejects.toThrow("ended with 0");
  });
});
