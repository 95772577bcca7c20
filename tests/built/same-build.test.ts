import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listFiles } from "../../src/build/cache/list-files.ts";
import { cacheFolder, projectFolder } from "../../src/build/folders.ts";
import { builtFolder } from "./built-folder.ts";

/** The files that a build reads, and the script that starts it here. */
const sources = [
  "content",
  "public",
  "src",
  "package.json",
  "package-lock.json",
  "site.config.ts",
  "tsconfig.base.json",
  "tests/built/build-light.ts",
];

/** Enough for a build without a cache on a busy machine. */
const buildTimeoutMs = 240_000;

/** Whether a file is derived from others and cached under their hash: only those others are compared. */
const isDerived = (name: string) => /\.(?:br|png)$/.test(name);

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), "another-place-"));
  for (const source of sources) cpSync(path.join(projectFolder, source), path.join(copy, source), { recursive: true });
  symlinkSync(path.join(projectFolder, "node_modules"), path.join(copy, "node_modules"), "junction");
  // The project's cache provides the cut fonts alone.
  mkdirSync(path.join(copy, ".cache/marelle"), { recursive: true });
  symlinkSync(path.join(cacheFolder, "fonts"), path.join(copy, ".cache/marelle/fonts"), "junction");
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function build(): void {
  const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", "tests/built/build-light.ts"], {
    cwd: copy,
    encoding: "utf8",
  });
  expect(status, stderr).toBe(0);
}

/** Changes a content file of the copy, and returns a function that restores it. */
function change(name: string, from: RegExp, to: string): () => void {
  const file = path.join(copy, "content", name);
  const text = readFileSync(file, "utf8");
  expect(text, name).toMatch(from);
  writeFileSync(file, text.replace(from, to));
  return () => writeFileSync(file, text);
}

function namesOfDifferent(one: string, other: string): string[] {
  const [inOne, inOther] = [one, other].map((folder) => new Set(listFiles(folder).filter((name) => !isDerived(name))));
  const isSame = (name: string) =>
    inOne?.has(name) &&
    inOther?.has(name) &&
    readFileSync(path.join(one, name)).equals(readFileSync(path.join(other, name)));
  return [...new Set([...(inOne ?? []), ...(inOther ?? [])])].filter((name) => !isSame(name)).sort();
}

test("the same content and code give the same site, byte for byte: in another folder, from nothing, and after a build of other content", {
  timeout: 2 * buildTimeoutMs,
}, () => {
  // A name and facts that other pages show, words that one page shows, and what the pages of a language show.
  const undo = [
    change("inspirations/starfish/fr.yaml", /(?<=^name: ).*/m, "Une autre étoile"),
    change("inspirations/roti/facts.yaml", /(?<=^level: )\w+/m, "experienced"),
    change("inspirations/swot/en.yaml", /(?<=- trap: )"?([^"\n]*)"?$/m, '"$1, once more"'),
    change("discover/de.yaml", /(?<=^title: ).*/m, '"{brand} neu entdecken"'),
  ];
  build();
  const built = path.join(copy, "dist");
  const pagesChanged = ["fr/inspiration", "inspiration/roti/", "inspiration/swot/", "de/discover/"];
  const changed = namesOfDifferent(builtFolder, built);
  for (const page of pagesChanged)
    expect(
      changed.some((name) => name.startsWith(page)),
      page,
    ).toBe(true);

  for (const changeBack of undo) changeBack();
  build();
  const advice = "files of one build alone (if dist/ is older than the sources, build it anew)";
  expect(namesOfDifferent(builtFolder, built), advice).toEqual([]);
});
