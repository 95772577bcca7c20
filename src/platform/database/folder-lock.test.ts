import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FolderInUseError, lockFolder } from "./folder-lock.ts";
import { birthOf } from "./running-process.ts";

let folder: string;
const lockFile = () => path.join(folder, "platform.lock");

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "platform-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const deadPid = () => spawnSync(process.execPath, ["--version"]).pid;

describe("lockFolder", () => {
  it("lets one have the folder, and tells the second who has it and what to do", () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    expect(() => lockFolder(folder)).toThrow(
      `The data in ${folder} is in use by process ${process.pid}. Stop it first, or choose another folder with DATA_FOLDER.`,
    );
    unlock();
    lockFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
  });

  it("makes the folder", () => {
    const deep = path.join(folder, "not", "there");
    lockFolder(deep)();
    expect(readdirSync(deep)).toEqual([]);
  });

  it("takes over what a process that is gone has left behind", () => {
    writeFileSync(lockFile(), JSON.stringify({ pid: deadPid(), birth: "some time", id: "a" }));
    const unlock = lockFolder(folder);
    const locks = readdirSync(folder).map((name) => JSON.parse(readFileSync(path.join(folder, name), "utf8")));
    expect(locks).toEqual([expect.objectContaining({ pid: process.pid })]);
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    unlock();
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ["with the number that this process has, as in a container", process.pid, "an earlier time"],
    ["with the number that this process has, where the system tells no beginnings", process.pid, undefined],
  ])("takes over a lock %s", (_, pid, birth) => {
    writeFileSync(lockFile(), JSON.stringify({ pid, birth, id: "a" }));
    lockFolder(folder)();
  });

  it.skipIf(birthOf(process.pid) === undefined)("takes over a lock with a number that another program has now", () => {
    writeFileSync(lockFile(), JSON.stringify({ pid: process.ppid, birth: "an earlier time", id: "a" }));
    lockFolder(folder)();
  });

  it("leaves a running process alone, whether or not the system tells beginnings", () => {
    for (const birth of [birthOf(process.ppid), undefined]) {
      writeFileSync(lockFile(), JSON.stringify({ pid: process.ppid, birth, id: "a" }));
      expect(() => lockFolder(folder)).toThrow(`process ${process.ppid}`);
    }
  });

  it.each(["", "{", "null", "12", '{"pid":-1}', '{"pid":0}', '{"pid":"1"}'])(
    "takes over a damaged lock: %o",
    (text) => {
      writeFileSync(lockFile(), text);
      lockFolder(folder)();
    },
  );

  it("does not take away the lock of another when it gives back its own", () => {
    const unlock = lockFolder(folder);
    const other = JSON.stringify({ pid: process.ppid, id: "b" });
    writeFileSync(lockFile(), other);
    unlock();
    expect(readFileSync(lockFile(), "utf8")).toBe(other);
  });

  describe("of another container or machine", () => {
    const elsewhere = { pid: process.pid, birth: "an earlier time", place: "another", id: "a" };
    const age = (seconds: number) => {
      const then = new Date(Date.now() - seconds * 1000);
      utimesSync(lockFile(), then, then);
    };

    it("is left alone for as long as it is touched, whatever its number means here", () => {
      writeFileSync(lockFile(), JSON.stringify(elsewhere));
      age(25);
      expect(() => lockFolder(folder)).toThrow(
        `The data in ${folder} is in use by a process in another container or on another machine, or was within the last 30 seconds. Stop it first`,
      );
    });

    it("is taken over when it has not been touched for long", () => {
      writeFileSync(lockFile(), JSON.stringify(elsewhere));
      age(31);
      lockFolder(folder)();
      expect(readdirSync(folder)).toEqual([]);
    });

    it("sees that this one is held, also after a long time", () => {
      vi.useFakeTimers();
      try {
        const unlock = lockFolder(folder);
        age(20);
        vi.advanceTimersByTime(10_000);
        expect(Date.now() - statSync(lockFile()).mtimeMs).toBeLessThan(6_000);
        unlock();
        vi.advanceTimersByTime(10_000);
        expect(readdirSync(folder)).toEqual([]);
      } finally {
        vi.useRealTimers();
      }
    });

    it("in the place of this one is told once, and not touched", () => {
      vi.useFakeTimers();
      try {
        const onLost = vi.fn();
        lockFolder(folder, onLost);
        vi.advanceTimersByTime(10_000);
        expect(onLost).not.toHaveBeenCalled();
        writeFileSync(lockFile(), JSON.stringify(elsewhere));
        age(20);
        vi.advanceTimersByTime(20_000);
        expect(onLost).toHaveBeenCalledOnce();
        expect(Date.now() - statSync(lockFile()).mtimeMs).toBeGreaterThan(35_000);
      } finally {
        vi.useRealTimers();
      }
    });
  });
});
