import { writeFileSync } from "node:fs";
import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hashOf, ResultCache } from "./result-cache.ts";

describe("ResultCache", () => {
  let folder: string;
  let made: string[];
  const maker = (result: string) => async () => {
    made.push(result);
    return Buffer.from(result);
  };

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "result-cache-"));
    made = [];
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("makes a result once for the same ingredients, and again for others", async () => {
    const cache = new ResultCache(folder, 1000);
    expect(String(await cache.get(["a", "b"], maker("first")))).toBe("first");
    expect(String(await cache.get(["a", "b"], maker("second")))).toBe("first");
    expect(String(await cache.get(["ab"], maker("third")))).toBe("third");
    expect(String(await cache.get(["ab", ""], maker("fourth")))).toBe("fourth");
    expect(made).toEqual(["first", "third", "fourth"]);
  });

  it("makes a result anew whose file a machine has lost, when it stopped suddenly", async () => {
    const cache = new ResultCache(folder, 1000);
    await cache.get(["a"], async () => Buffer.from("result"));
    for (const lost of ["", "\0\0\0"]) {
      writeFileSync(cache.fileOf(hashOf(["a"])), lost);
      expect(await cache.find(hashOf(["a"]))).toBeUndefined();
      expect(String(await cache.get(["a"], async () => Buffer.from("again")))).toBe("again");
    }
  });

  it("forgets what was used longest ago when it holds too much", async () => {
    const cache = new ResultCache(folder, 250);
    const makeAll = async (keys: string[]) => {
      for (const key of keys) await cache.get([key], maker(key.padEnd(100)));
    };
    await makeAll(["a", "b", "c"]);
    const longAgo = new Date(2020, 0, 1);
    for (const name of await readdir(folder)) await utimes(path.join(folder, name), longAgo, longAgo);
    const before = new Date(2019, 0, 1);
    await utimes(cache.fileOf(hashOf(["a"])), before, before);
    await makeAll(["a"]);
    expect(cache.touch(hashOf(["c"]))).toBe(true);
    expect(cache.touch(hashOf(["d"]))).toBe(false);
    await cache.prune();
    made = [];
    await makeAll(["a", "b", "c"]);
    expect(made.map((key) => key.trim())).toEqual(["b"]);
  });

  it("asks for a few of many files at a time, since each question takes memory", async () => {
    for (let number = 0; number < 500; number += 1) writeFileSync(path.join(folder, String(number)), "result");
    const cache = new ResultCache(folder, 1_000);
    let asked = 0;
    const look = setInterval(() => {
      asked = Math.max(asked, process.getActiveResourcesInfo().filter((name) => name === "FSReqPromise").length);
    });
    await cache.prune();
    clearInterval(look);
    expect((await readdir(folder)).length).toBeLessThan(200);
    expect(asked).toBeLessThan(10);
  });

  it("has nothing to forget before it holds anything", async () => {
    await expect(new ResultCache(path.join(folder, "absent"), 0).prune()).resolves.toBeUndefined();
  });
});
