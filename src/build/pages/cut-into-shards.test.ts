import { describe, expect, it } from "vitest";
import type { Part } from "../../domain/finding/shards.ts";
import { cutIntoShards } from "./cut-into-shards.ts";

const list = (number: number, length = 100): Part => ({ name: `list-${number}`, content: "x".repeat(length) });
const keys = (name: string, below: Part[]): Part => ({ name, content: 1, below });
const tree = (...lists: Part[][]): Part => ({
  name: "index",
  content: 0,
  below: lists.map((below, number) => keys(`keys-${number}`, below)),
});

const namesOf = (root: Part, mostBytes: number) =>
  Object.fromEntries(
    cutIntoShards(root, mostBytes).map(({ name, content }) => [name, Object.keys(JSON.parse(content))]),
  );

describe("shards", () => {
  const root = tree([list(0), list(1)], [list(2), list(3)]);

  it("are one file where all parts fit into so many bytes, however many they are", () => {
    const many = tree(Array.from({ length: 30 }, (_, number) => list(number, 1)));
    expect(Object.keys(namesOf(many, 1000))).toEqual(["index.json"]);
    expect(namesOf(root, 1000)).toEqual({
      "index.json": ["index", "keys-0", "list-0", "list-1", "keys-1", "list-2", "list-3"],
    });
  });

  it("are one for each part below the root where those fit, with all that is below it", () => {
    expect(namesOf(root, 300)).toEqual({
      "index.json": ["index"],
      "keys-0.json": ["keys-0", "list-0", "list-1"],
      "keys-1.json": ["keys-1", "list-2", "list-3"],
    });
  });

  it("are one for each part where any is larger, and a part is never cut", () => {
    const uneven = tree([list(0, 1)], [list(1, 500)]);
    expect(namesOf(uneven, 300)).toEqual({
      "index.json": ["index"],
      "keys-0.json": ["keys-0"],
      "list-0.json": ["list-0"],
      "keys-1.json": ["keys-1"],
      "list-1.json": ["list-1"],
    });
  });

  it("are measured in bytes, not in letters", () => {
    const [plain, accented] = ["e", "\u00e9"].map((letter) => ({
      name: "index",
      content: letter.repeat(100),
      below: [list(0, 1)],
    }));
    expect(cutIntoShards(plain as Part, 150)).toHaveLength(1);
    expect(cutIntoShards(accented as Part, 150)).toHaveLength(2);
  });

  it("give every part as it was", () => {
    for (const most of [1000, 300, 1]) {
      const read = Object.assign({}, ...cutIntoShards(root, most).map(({ content }) => JSON.parse(content)));
      expect(read).toMatchObject({ index: 0, "keys-0": 1, "list-3": "x".repeat(100) });
    }
  });
});
