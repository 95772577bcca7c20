import { spawnSync } from "node:child_process";
import {
  cpSync,
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
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { builtFolder } from "./site.ts";

const projectFolder = fileURLToPath(new URL("../..", import.meta.url));

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

/** Pictures and compressed copies are kept under what they are made of, word for word, and take longest. */
const keptUnderContents = ["rasters", "compressed"];

/** From nothing, the build takes about half a minute where nothing else runs. */
const buildTimeoutMs = 240_000;

// One copy and one cache for all that follows.
test.describe.configure({ mode: "default" });

let copy: string;

test.beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), "another-place-"));
  for (const source of sources) cpSync(path.join(projectFolder, source), path.join(copy, source), { recursive: true });
  symlinkSync(path.join(projectFolder, "node_modules"), path.join(copy, "node_modules"), "junction");
});

test.afterAll(() => rmSync(copy, { recursive: true, force: true }));

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

test("the same content and code give the same site, byte for byte: in another folder, later, without a cache", () => {
  test.setTimeout(buildTimeoutMs);
  const advice = "files of one build alone (if dist/ is older than the sources, build it anew)";
  expect(namesOfDifferent(readFiles(builtFolder), build().files), advice).toEqual([]);
});

test("a corrected word changes what it stands on, leaves all else the same files, and gives what a build from nothing gives", () => {
  test.setTimeout(buildTimeoutMs);
  const before = build();
  const inodes = new Map([...before.files.keys()].map((name) => [name, inode(before.folder, name)]));
  const words = path.join(copy, "content/inspirations/swot/en.yaml");
  const [trap = ""] = /(?<=- trap: )\S.*/.exec(readFileSync(words, "utf8")) ?? [];
  writeFileSync(words, readFileSync(words, "utf8").replace(trap, `"${trap.replaceAll('"', "")}, once more"`));

  const after = build();
  expect(after.made, "the template, and the listings of its language").toBe("2 of 83 parts made");
  const touched = [...after.files.keys()].filter((name) => inode(after.folder, name) !== inodes.get(name)).sort();
  const page = ["inspiration/swot/index.html", "assets/data/inspiration/swot/index.json"];
  expect(touched).toEqual(page.flatMap((name) => [name, `${name}.br`, `${name}.gz`]).sort());
  expect(namesOfDifferent(before.files, after.files)).toEqual(touched);
  expect(namesOfDifferent(after.files, buildFresh())).toEqual([]);
});

test("whatever is changed, a build after another gives what a build from nothing gives", () => {
  test.setTimeout(2 * buildTimeoutMs);
  const change = (name: string, from: RegExp, to: string) => {
    const file = path.join(copy, "content", name);
    const text = readFileSync(file, "utf8");
    expect(text, name).toMatch(from);
    writeFileSync(file, text.replace(from, to));
  };
  const changes: [what: string, made: RegExp, () => void][] = [
    [
      "a name and facts that other pages show, and a language less",
      /^\d+ of 83 /,
      () => {
        change("inspirations/starfish/fr.yaml", /(?<=^name: ).*/m, "Une autre étoile");
        change("inspirations/roti/facts.yaml", /(?<=^level: )\w+/m, "experienced");
        change("inspirations/film-critic/facts.yaml", /$/, "withoutLanguages: [nl]\n");
        rmSync(path.join(copy, "content/inspirations/film-critic/nl.yaml"));
      },
    ],
    [
      "news, discover and synonyms, which the pages of languages alone show",
      /^7 of 83 /,
      () => {
        const [news = ""] = readdirSync(path.join(copy, "content/news"));
        change(`news/${news}/fr.yaml`, /(?<=^title: ).*/m, "Du nouveau");
        change("discover/de.yaml", /(?<=^title: ).*/m, '"{brand} neu entdecken"');
        change("synonyms/it.yaml", /(?<=^- \[)/m, "altrimenti, ");
      },
    ],
    ["a word of the vocabulary", /^83 of 83 /, () => change("vocabulary/levels.yaml", /(?<=^ {4}it: ).*/m, "Diverso")],
  ];
  build();
  for (const [what, made, make] of changes) {
    make();
    const after = build();
    expect(after.made, what).toMatch(made);
    expect(namesOfDifferent(after.files, buildFresh()), what).toEqual([]);
  }
});
