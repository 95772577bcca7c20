import { describe, expect, it } from "vitest";
import { encodeWords } from "./front-coding.ts";
import { encodePostings, SearchPartError } from "./index-parts.ts";
import { SearchIndex } from "./search-index.ts";

/** Two files of keys, the second with two files of lists. Each key has one template of its own. */
function makeFiles(): Record<string, unknown> {
  const list = (...positions: number[]) => positions.map((position) => encodePostings([[position]])).join(" ");
  return {
    index: { size: 9, keys: ["boat+", "ship"] },
    "keys-0": { keys: encodeWords(["boat+", "boats"]), lists: [0] },
    "lists-0-0": list(1, 2),
    "keys-1": { keys: encodeWords(["ship", "ships", "show*", "swot+"]), lists: [0, 2] },
    "lists-1-0": list(3, 4),
    "lists-1-1": list(5, 6),
  };
}

function openIndex(files: Record<string, unknown> = makeFiles()) {
  const loaded: string[] = [];
  const index = new SearchIndex((file) => {
    loaded.push(file);
    return file in files ? Promise.resolve(files[file]) : Promise.reject(new Error(`no ${file}`));
  });
  return { index, loaded, files };
}

async function positionsOf(index: SearchIndex, key: string) {
  const entry = await index.find(key);
  return entry && (await index.postingsOf(entry))[0];
}

describe("SearchIndex", () => {
  it("finds each key and what belongs to it", async () => {
    const { index } = openIndex();
    const keys = ["boat+", "boats", "ship", "ships", "show*", "swot+"];
    const found = await Promise.all(keys.map((key) => positionsOf(index, key)));
    expect(found).toEqual([[1], [2], [3], [4], [5], [6]]);
  });

  it("finds nothing before, between and after its keys", async () => {
    const { index } = openIndex();
    const found = await Promise.all(["a", "boat", "boatx", "shipx", "zoo", ""].map((key) => index.find(key)));
    expect(found).toEqual(found.map(() => undefined));
  });

  it("finds what begins alike, across files", async () => {
    const { index } = openIndex();
    const keysOf = async (beginning: string) => (await index.beginningWith(beginning)).map(({ key }) => key);
    expect(await keysOf("bo")).toEqual(["boat+", "boats"]);
    expect(await keysOf("sh")).toEqual(["ship", "ships", "show*"]);
    expect(await keysOf("")).toHaveLength(6);
    expect(await keysOf("x")).toEqual([]);
  });

  it("loads the files that it needs, each once", async () => {
    const { index, loaded } = openIndex();
    await Promise.all([positionsOf(index, "swot+"), positionsOf(index, "swot+"), index.find("ship")]);
    expect(loaded.sort()).toEqual(["index", "keys-1", "lists-1-1"]);
  });

  it("tries again to load what could not be loaded", async () => {
    const { "keys-0": keys, ...files } = makeFiles();
    const { index } = openIndex(files);
    await expect(index.find("boats")).rejects.toThrow("no keys-0");
    files["keys-0"] = keys;
    expect(await positionsOf(index, "boats")).toEqual([2]);
  });

  it.each([
    ["index", null],
    ["index", { size: 3, keys: [1] }],
    ["keys-0", { keys: 1, lists: [] }],
    ["lists-0-0", ["0"]],
  ])("refuses %s when it holds %j", async (file, content) => {
    const { index } = openIndex({ ...makeFiles(), [file]: content });
    await expect(positionsOf(index, "boats")).rejects.toThrow(SearchPartError);
  });

  it("finds nothing in an index without keys", async () => {
    const { index } = openIndex({ index: { size: 0, keys: [] } });
    expect(await index.find("a")).toBeUndefined();
    expect(await index.beginningWith("a")).toEqual([]);
  });
});
