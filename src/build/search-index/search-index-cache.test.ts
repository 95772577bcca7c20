import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { makeSearchIndex } from "./make-search-index.ts";
import { cachedSearchIndex, searchIndexCache } from "./search-index-cache.ts";
import { makeEntry } from "./test-index.ts";

vi.mock("./make-search-index.ts", async (original) => {
  const all = await original<typeof import("./make-search-index.ts")>();
  return { ...all, makeSearchIndex: vi.fn(all.makeSearchIndex) };
});

it("makes the index of a listing once for the same texts, language and code", () => {
  // No other run of this test has stored anything under it.
  const code = randomUUID();
  const entries = [makeEntry("Starfish"), makeEntry("Sailboat")];
  const texts = { entries, synonyms: [["boat", "ship"]], situations: { sea: ["lost at sea"] } };
  const expected = makeSearchIndex(texts, "en");
  const made = vi.mocked(makeSearchIndex);
  made.mockClear();
  for (const _ of ["first", "second"]) expect(cachedSearchIndex(texts, "en", code)).toEqual(expected);
  expect(made).toHaveBeenCalledTimes(1);

  cachedSearchIndex({ ...texts, entries: entries.toReversed() }, "en", code);
  cachedSearchIndex(texts, "fr", code);
  cachedSearchIndex({ ...texts, synonyms: [] }, "en", code);
  cachedSearchIndex({ ...texts, situations: {} }, "en", code);
  cachedSearchIndex(texts, "en", randomUUID());
  expect(made).toHaveBeenCalledTimes(6);
});

it("makes it anew where a machine that stopped suddenly has lost the end of the file", () => {
  const code = randomUUID();
  const texts = { entries: [makeEntry("Starfish")], synonyms: [], situations: {} };
  const before = new Set(readdirSync(searchIndexCache.folder));
  const files = cachedSearchIndex(texts, "en", code);
  const [name = ""] = readdirSync(searchIndexCache.folder).filter((entry) => !before.has(entry));
  const file = searchIndexCache.fileOf(name);
  writeFileSync(file, readFileSync(file).subarray(0, 50));
  expect(cachedSearchIndex(texts, "en", code)).toEqual(files);
});
