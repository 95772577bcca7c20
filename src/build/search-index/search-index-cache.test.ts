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

it("makes the index of a listing once for the same texts, language, synonyms and code", () => {
  // No other run of this test has stored anything under it.
  const code = randomUUID();
  const entries = [makeEntry("Starfish"), makeEntry("Sailboat")];
  const inputs = { entries, locale: "en", synonyms: [["boat", "ship"]] } as const;
  const expected = makeSearchIndex(entries, "en", inputs.synonyms);
  const made = vi.mocked(makeSearchIndex);
  made.mockClear();
  for (const _ of ["first", "second"]) expect(cachedSearchIndex(inputs, code)).toEqual(expected);
  expect(made).toHaveBeenCalledTimes(1);

  cachedSearchIndex({ ...inputs, entries: entries.toReversed() }, code);
  cachedSearchIndex({ ...inputs, locale: "fr" }, code);
  cachedSearchIndex({ ...inputs, synonyms: [] }, code);
  cachedSearchIndex(inputs, randomUUID());
  expect(made).toHaveBeenCalledTimes(5);
});

it("makes it anew where a machine that stopped suddenly has lost the end of the file", () => {
  const code = randomUUID();
  const inputs = { entries: [makeEntry("Starfish")], locale: "en", synonyms: [] } as const;
  const before = new Set(readdirSync(searchIndexCache.folder));
  const files = cachedSearchIndex(inputs, code);
  const [name = ""] = readdirSync(searchIndexCache.folder).filter((entry) => !before.has(entry));
  const file = searchIndexCache.fileOf(name);
  writeFileSync(file, readFileSync(file).subarray(0, 50));
  expect(cachedSearchIndex(inputs, code)).toEqual(files);
});
