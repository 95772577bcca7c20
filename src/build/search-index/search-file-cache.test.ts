import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { makeSearchFiles } from "./make-search-files.ts";
import { cachedSearchFiles, searchFileCache } from "./search-file-cache.ts";
import { makeEntry } from "./test-index.ts";

vi.mock("./make-search-files.ts", async (original) => {
  const all = await original<typeof import("./make-search-files.ts")>();
  return { ...all, makeSearchFiles: vi.fn(all.makeSearchFiles) };
});

it("makes the index of a listing once for the same texts, language, synonyms and code", () => {
  // No other run of this test has stored anything under it.
  const code = randomUUID();
  const entries = [makeEntry("Starfish"), makeEntry("Sailboat")];
  const inputs = { entries, locale: "en", synonyms: [["boat", "ship"]] } as const;
  const expected = makeSearchFiles(entries, "en", inputs.synonyms);
  const made = vi.mocked(makeSearchFiles);
  made.mockClear();
  for (const _ of ["first", "second"]) expect(cachedSearchFiles(inputs, code)).toEqual(expected);
  expect(made).toHaveBeenCalledTimes(1);

  cachedSearchFiles({ ...inputs, entries: entries.toReversed() }, code);
  cachedSearchFiles({ ...inputs, locale: "fr" }, code);
  cachedSearchFiles({ ...inputs, synonyms: [] }, code);
  cachedSearchFiles(inputs, randomUUID());
  expect(made).toHaveBeenCalledTimes(5);
});

it("makes it anew where a machine that stopped suddenly has lost the end of the file", () => {
  const code = randomUUID();
  const inputs = { entries: [makeEntry("Starfish")], locale: "en", synonyms: [] } as const;
  const before = new Set(readdirSync(searchFileCache.folder));
  const files = cachedSearchFiles(inputs, code);
  const [name = ""] = readdirSync(searchFileCache.folder).filter((entry) => !before.has(entry));
  const file = searchFileCache.fileOf(name);
  writeFileSync(file, readFileSync(file).subarray(0, 50));
  expect(cachedSearchFiles(inputs, code)).toEqual(files);
});
