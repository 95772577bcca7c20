import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { cacheFolder, projectFolder } from "../../src/build/folders.ts";
import { builtFolder } from "./site.ts";

/** What a build reads. */
const sources = [
  "content",
  "public",
  "src",
  "package.json",
  "package-lock.json",
  "site.config.ts",
  "tsconfig.base.json",
];

/** In the copy. */
const cache = ".cache";
const freshCache = ".cache-fresh";

/**
 * Pictures and compressed copies are kept under what they are made of, word for word, and take longest. The copy begins with those of
 * the project but for one in ten, which it makes anew.
 */
const keptUnderContents = ["rasters", "compressed"];
const madeAnewEvery = 10;
const keptName = /^[\da-f]{64}$/;

/** From nothing, the build takes about half a minute where nothing else runs. */
const buildTimeoutMs = 240_000;

// One copy and one cache for all that follows.
test.describe.configure({ mode: "default" });

let copy: string;

test.beforeAll(() => {
  test.setTimeout(buildTimeoutMs);
  copy = mkdtempSync(path.join(tmpdir(), "another-place-"));
  for (const source of sources) cpSync(path.join(projectFolder, source), path.join(copy, source), { recursive: true });
  symlinkSync(path.join(projectFolder, "node_modules"), path.join(copy, "node_modules"), "junction");
  for (const kept of keptUnderContents) bringMost(path.join(cacheFolder, kept), path.join(copy, cache, kept));
});

test.afterAll(() => rmSync(copy, { recursive: true, force: true }));

function bringMost(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  if (!existsSync(from)) return;
  const names = readdirSync(from).filter((name) => keptName.test(name));
  for (const [index, name] of names.entries()) {
    if (index % madeAnewEvery > 0) copyFileSync(path.join(from, name), path.join(to, name));
  }
}

function readFiles(folder: string): Map<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(paths.map((file) => [path.relative(folder, file), readFileSync(file)]));
}

/** Builds the copy, and gives what stands there then, and how much of it was made this time. */
function build(environment: Record<string, string> = {}): { files: Map<string, Buffer>; folder: string; made: string } {
  const outFolder = path.join(copy, environment.OUT ?? "dist");
  const { stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "src/build/build.ts"], {
    cwd: copy,
    env: { ...process.env, CACHE_FOLDER: cache, ...environment },
    encoding: "utf8",
  });
  expect(stderr + stdout).toContain("pages in");
  const [made = ""] = /\d+ of \d+ parts made/.exec(stdout) ?? [];
  return { files: readFiles(outFolder), folder: outFolder, made };
}

/** Knows nothing of an earlier build but pictures and compressed copies: templates, fonts and bundles are made anew. */
function buildFresh(): Map<string, Buffer> {
  for (const folder of ["fresh", freshCache]) rmSync(path.join(copy, folder), { recursive: true, force: true });
  mkdirSync(path.join(copy, freshCache));
  for (const kept of keptUnderContents)
    symlinkSync(path.join(copy, cache, kept), path.join(copy, freshCache, kept), "junction");
  return build({ OUT: "fresh", CACHE_FOLDER: freshCache }).files;
}

function namesOfDifferent(first: Map<string, Buffer>, second: Map<string, Buffer>): string[] {
  const names = [...new Set([...first.keys(), ...second.keys()])];
  return names.filter((name) => !(first.get(name) && second.get(name)?.equals(first.get(name) as Buffer))).sort();
}

const inode = (folder: string, name: string) => statSync(path.join(folder, name)).ino;

test("the same content and code give the same site, byte for byte: in another folder, later, from a cache without any page", () => {
  test.setTimeout(buildTimeoutMs);
  const advice = "files of one build alone (if dist/ is older than the sources, build it anew)";
  expect(namesOfDifferent(readFiles(builtFolder), build().files), advice).toEqual([]);
});

const change = (name: string, from: RegExp, to: string) => {
  const file = path.join(copy, "content", name);
  const text = readFileSync(file, "utf8");
  expect(text, name).toMatch(from);
  writeFileSync(file, text.replace(from, to));
};

/** From what touches most pages to what touches least: the later must not make anew what the earlier has missed. */
test("whatever is changed, a build after another gives what a build from nothing gives; a word changes what it stands on alone", () => {
  test.setTimeout(2 * buildTimeoutMs);
  build();
  change("vocabulary/levels.yaml", /(?<=^ {4}it: ).*/m, "Diverso");
  expect(build().made, "a word of the vocabulary").toMatch(/^(\d+) of \1 /);

  const [news = ""] = readdirSync(path.join(copy, "content/news"));
  change(`news/${news}/fr.yaml`, /(?<=^title: ).*/m, "Du nouveau");
  change("discover/de.yaml", /(?<=^title: ).*/m, '"{brand} neu entdecken"');
  change("synonyms/it.yaml", /(?<=^- \[)/m, "altrimenti, ");
  expect(build().made, "what the pages of languages alone show").toMatch(/^7 of /);

  writeFileSync(path.join(copy, "dist/de/index.html"), "by hand");
  rmSync(path.join(copy, "dist/assets/data/inspiration/swot/index.json"));
  expect(build().made, "what somebody has touched, and the build before the last has not made the same").toMatch(
    /^1 of /,
  );

  // A name and facts that other pages show, and a language less.
  change("inspirations/starfish/fr.yaml", /(?<=^name: ).*/m, "Une autre étoile");
  change("inspirations/roti/facts.yaml", /(?<=^level: )\w+/m, "experienced");
  change("inspirations/film-critic/facts.yaml", /$/, "withoutLanguages: [nl]\n");
  rmSync(path.join(copy, "content/inspirations/film-critic/nl.yaml"));
  const before = build();
  const inodes = new Map([...before.files.keys()].map((name) => [name, inode(before.folder, name)]));

  change("inspirations/swot/en.yaml", /(?<=- trap: )"?([^"\n]*)"?$/m, '"$1, once more"');
  const after = build();
  expect(after.made, "the template, and no listing: the search does not look there").toMatch(/^1 of \d+ parts made$/);
  const touched = [...after.files.keys()].filter((name) => inode(after.folder, name) !== inodes.get(name)).sort();
  const page = ["inspiration/swot/index.html", "assets/data/inspiration/swot/index.json"];
  expect(touched).toEqual(page.flatMap((name) => [name, `${name}.br`, `${name}.gz`]).sort());
  expect(namesOfDifferent(before.files, after.files)).toEqual(touched);

  expect(namesOfDifferent(after.files, buildFresh())).toEqual([]);
});
