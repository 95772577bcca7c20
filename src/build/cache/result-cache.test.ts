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

  it("makes a result once for a key, and again for another", async () => {
    const cache = new ResultCache(folder, 1000);
    expect(String(await cache.getOrMake("a", maker("first")))).toBe("first");
    expect(String(await cache.getOrMake("a", maker("second")))).toBe("first");
    expect(String(await cache.getOrMake("b", maker("third")))).toBe("third");
    expect(made).toEqual(["first", "third"]);
  });

  it("makes a result anew whose file a machine has lost, when it stopped suddenly", async () => {
    const cache = new ResultCache(folder, 1000);
    cache.set("a", "result");
    for (const lost of ["", "\0\0\0"]) {
      writeFileSync(cache.fileOf("a"), lost);
      expect(cache.get("a")).toBeUndefined();
      expect(String(await cache.getOrMake("a", maker("again")))).toBe("again");
    }
  });

  it("removes what was used longest ago when it holds too much", async () => {
    const cache = new ResultCache(folder, 250);
    for (const key of ["a", "b", "c"]) cache.set(key, key.padEnd(100));
    const longAgo = new Date(2020, 0, 1);
    for (const name of await readdir(folder)) await utimes(path.join(folder, name), longAgo, longAgo);
    const before = new Date(2019, 0, 1);
    await utimes(cache.fileOf("a"), before, before);
    for (const key of ["a", "c"]) cache.get(key);
    await cache.prune();
    expect(["a", "b", "c"].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true]);
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

  it("has nothing to remove before it holds anything", async () => {
    await expect(new ResultCache(path.join(folder, "absent"), 0).prune()).resolves.toBeUndefined();
  });
});

it("hashes each ingredient by itself", () => {
  const hashes = [["a", "b"], ["ab"], ["ab", ""], ["b", "a"]].map(hashOf);
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(hashOf(["a", Buffer.from("b")])).toBe(hashes[0]);
});
