import { describe, expect, it, vi } from "vitest";
import type { Shard } from "../../domain/finding/shards.ts";
import { ShardReader } from "./shard-reader.ts";

function open(files: Record<string, unknown>) {
  const loadFile = vi.fn(async (file: string) => files[file] as Shard);
  return { reader: new ShardReader(loadFile), loaded: () => loadFile.mock.calls.map(([file]) => file) };
}

describe("the reader of shards", () => {
  it("asks for nothing that has come with the root", async () => {
    const { reader, loaded } = open({ "index.json": { index: 1, names: 2 } });
    expect(reader.get("names")).toBeUndefined();
    expect(await Promise.all([reader.read("names"), reader.read("index")])).toEqual([2, 1]);
    expect(reader.get("names")).toBe(2);
    expect(loaded()).toEqual(["index.json"]);
  });

  it("fetches a part that stands apart once, after the root, with what is below it", async () => {
    const { reader, loaded } = open({ "index.json": { index: 1 }, "keys.json": { keys: 2, lists: 3 } });
    expect(await Promise.all([reader.read("keys"), reader.read("keys")])).toEqual([2, 2]);
    expect(await reader.read("lists")).toBe(3);
    expect(loaded()).toEqual(["index.json", "keys.json"]);
  });

  it.each([[{}], [null]])("refuses a file that does not hold what it is named by: %j", async (content) => {
    const { reader } = open({ "index.json": content });
    await expect(reader.read("index")).rejects.toThrow("There is no index in its file");
  });
});
