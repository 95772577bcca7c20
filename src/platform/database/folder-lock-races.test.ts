import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const module = path.join(import.meta.dirname, "folder-lock.ts");

/** A program that names each operation on a file of the folder before doing it, and waits for a byte. */
const source = `
  import fs from "node:fs";
  import { syncBuiltinESMExports } from "node:module";
  const { linkSync, readdirSync, readFileSync, readSync, rmSync, statSync, writeFileSync, writeSync } = fs;
  const folder = process.argv.at(-1);
  const say = (word) => writeSync(1, word + "\\n");
  const wait = () => readSync(0, Buffer.alloc(1));
  let isSlow = false;
  const slowly = (name, real) => (...args) => {
    if (isSlow && String(args[0]).startsWith(folder)) {
      say(name);
      wait();
    }
    return real(...args);
  };
  for (const real of [linkSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync]) fs[real.name] = slowly(real.name, real);
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
      unlock = lockFolder(folder);
    } catch (error) {
      answer = error.name;
    }
    isSlow = false;
    say(answer);
  }`;

/** A process that wants the folder and does one operation at a time. */
class Contender {
  readonly #child: ChildProcess;
  readonly #words: AsyncIterator<string>;
  /** The next operation, or the outcome. */
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

  finish(): Promise<void> {
    return this.goOnFor(Number.POSITIVE_INFINITY);
  }

  /** Unlocks the folder if it holds it, and is ready to lock it again. */
  async startAgain(): Promise<void> {
    if (this.word === "ready") return;
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
  let contenders: [Contender, Contender, Contender];
  /** Holds the old lock, and the lock of a process that was killed as soon as it had replaced the old one. */
  let leftBehind: string;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "platform-lock-"));
    leftBehind = mkdtempSync(path.join(tmpdir(), "platform-lock-left-"));
    const { pid } = spawnSync(process.execPath, ["--version"]);
    writeFileSync(path.join(leftBehind, "platform.lock"), JSON.stringify({ pid, birth: "some time", id: "a" }));
    const killed = new Contender(leftBehind);
    contenders = [new Contender(folder), new Contender(folder), new Contender(folder)];
    await Promise.all([killed, ...contenders].map((each) => each.listen()));
    await killed.startAgain();
    while (killed.word !== "linkSync") await killed.goOn();
    await killed.goOn();
    await killed.kill();
  });
  afterAll(async () => {
    await Promise.all(contenders.map((each) => each.kill()));
    for (const each of [folder, leftBehind]) rmSync(each, { recursive: true });
  });

  async function reset(isLeftBehind: boolean): Promise<void> {
    await Promise.all(contenders.map((each) => each.startAgain()));
    for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
    cpSync(leftBehind, folder, {
      recursive: true,
      filter: (from) => isLeftBehind || from === leftBehind || path.basename(from) === "platform.lock",
    });
  }

  it.each([
    ["", false],
    [", and of one that was killed while it took over", true],
  ])("is taken over by one of two, wherever each is held up%s", async (_, isLeftBehind) => {
    const [first, second] = contenders;
    const outcomes = new Set<string>();
    for (let before = 0, isPast = false; !isPast; before += 1) {
      for (let between = 0; ; between += 1) {
        await reset(isLeftBehind);
        await first.goOnFor(before);
        isPast = first.isDone;
        await second.goOnFor(between);
        const isEnough = second.isDone;
        await first.finish();
        await second.finish();
        outcomes.add(`${first.word} ${second.word}`);
        const winners = [first, second].filter(({ word }) => word === "mine");
        expect(winners, `held up after ${before} and ${between} steps`).toHaveLength(1);
        // Only the draft of the process that was killed stays beside the lock.
        expect(readdirSync(folder)).toHaveLength(isLeftBehind ? 2 : 1);
        if (isEnough) break;
      }
    }
    expect(outcomes).toEqual(new Set(["mine FolderInUseError", "FolderInUseError mine"]));
  });

  it("is held by one, even where one is held up while a second takes it over and gives it back and a third starts", async () => {
    const [first, second, third] = contenders;
    for (let before = 0, isPast = false; !isPast; before += 1) {
      await reset(false);
      await first.goOnFor(before);
      isPast = first.isDone;
      await second.finish();
      await second.startAgain();
      await third.finish();
      await first.finish();
      const winners = [first, third].filter(({ word }) => word === "mine");
      expect(winners, `held up after ${before} steps`).toHaveLength(1);
    }
  });
});
