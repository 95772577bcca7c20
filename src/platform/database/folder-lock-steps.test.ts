import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const module = path.join(import.meta.dirname, "folder-lock.ts");

/** Before each thing that it does to a file it says so, and waits for leave. */
const source = `
  import fs from "node:fs";
  import { syncBuiltinESMExports } from "node:module";
  const { linkSync, readFileSync, readSync, renameSync, rmSync, statSync, writeFileSync, writeSync } = fs;
  const say = (word) => writeSync(1, word + "\\n");
  const wait = () => readSync(0, Buffer.alloc(1));
  let isSlow = false;
  const slowly = (name, real) => (...args) => {
    if (isSlow && String(args[0]).includes("platform.lock")) {
      say(name);
      wait();
    }
    return real(...args);
  };
  for (const real of [linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync]) fs[real.name] = slowly(real.name, real);
  syncBuiltinESMExports();
  const { lockFolder } = await import(${JSON.stringify(module)});
  let unlock = () => {};
  for (;;) {
    say("here");
    wait();
    unlock();
    unlock = () => {};
    say("ready");
    wait();
    isSlow = true;
    let answer = "mine";
    try {
      unlock = lockFolder(process.argv.at(-1));
    } catch (error) {
      answer = error.name;
    }
    isSlow = false;
    say(answer);
  }`;

/** A process that wants the folder, and goes on when it is told to. */
class Contender {
  readonly #child: ChildProcess;
  readonly #words: AsyncIterator<string>;
  /** What it is about to do, or has come to. */
  word = "";

  constructor(folder: string) {
    this.#child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", source, folder], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    this.#words = createInterface({ input: this.#child.stdout as NodeJS.ReadableStream })[Symbol.asyncIterator]();
  }

  async listen(): Promise<void> {
    this.word = (await this.#words.next()).value ?? "gone";
  }

  async goOn(): Promise<void> {
    this.#child.stdin?.write(".");
    await this.listen();
  }

  get isDone(): boolean {
    return ["mine", "FolderInUseError"].includes(this.word);
  }

  async goOnFor(steps: number): Promise<void> {
    for (let step = 0; step < steps && !this.isDone; step += 1) await this.goOn();
  }

  /** Gives back what it has, and is about to begin anew. */
  async startAgain(): Promise<void> {
    while (this.word !== "here") await this.listen();
    await this.goOn();
  }

  async kill(): Promise<void> {
    this.#child.kill("SIGKILL");
    while (this.word !== "gone") await this.listen();
  }
}

describe("a lock of a process that is gone", () => {
  let folder: string;
  let contenders: [Contender, Contender];
  /** What was left behind by one that was killed when it had the old lock in its hands. */
  let leftBehind: string;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "platform-lock-"));
    leftBehind = mkdtempSync(path.join(tmpdir(), "platform-lock-left-"));
    const { pid } = spawnSync(process.execPath, ["--version"]);
    writeFileSync(path.join(leftBehind, "platform.lock"), JSON.stringify({ pid, birth: "some time", id: "a" }));
    const killed = new Contender(leftBehind);
    contenders = [new Contender(folder), new Contender(folder)];
    for (const each of [killed, ...contenders]) await each.listen();
    await killed.startAgain();
    while (killed.word !== "renameSync") await killed.goOn();
    await killed.kill();
  });
  afterAll(async () => {
    for (const each of contenders) await each.kill();
    for (const each of [folder, leftBehind]) rmSync(each, { recursive: true });
  });

  it.each([
    ["", false],
    [", and of one that was killed while it took over", true],
  ])("is taken over by one of two, wherever each is held up%s", async (_, isLeftBehind) => {
    const [first, second] = contenders;
    const outcomes = new Set<string>();
    for (let before = 0, isPast = false; !isPast; before += 1) {
      for (let between = 0; ; between += 1) {
        for (const each of contenders) await each.startAgain();
        for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
        cpSync(leftBehind, folder, {
          recursive: true,
          filter: (from) => isLeftBehind || from === leftBehind || path.basename(from) === "platform.lock",
        });
        await first.goOnFor(before);
        isPast = first.isDone;
        await second.goOnFor(between);
        const isEnough = second.isDone;
        await first.goOnFor(Number.POSITIVE_INFINITY);
        await second.goOnFor(Number.POSITIVE_INFINITY);
        outcomes.add(`${first.word} ${second.word}`);
        const winners = contenders.filter(({ word }) => word === "mine");
        expect(winners, `held up after ${before} and ${between} steps`).toHaveLength(1);
        // But for the draft of the one that was killed, nothing stays beside the lock.
        expect(readdirSync(folder)).toHaveLength(isLeftBehind ? 2 : 1);
        if (isEnough) break;
      }
    }
    expect(outcomes).toEqual(new Set(["mine FolderInUseError", "FolderInUseError mine"]));
  });
});
