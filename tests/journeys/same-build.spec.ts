import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { builtFolder } from "./site.ts";

const projectFolder = fileURLToPath(new URL("../..", import.meta.url));

/** What a build reads. */
const sources = ["content", "public", "src", "package.json", "site.config.ts", "tsconfig.base.json"];

/** The build takes about ten seconds where nothing else runs. */
const buildTimeoutMs = 240_000;

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

test("the same content and code give the same site, byte for byte: in another folder, later, without a cache", () => {
  test.setTimeout(buildTimeoutMs);
  const build = spawnSync(process.execPath, ["--import", "tsx", "src/build/build.ts"], {
    cwd: copy,
    env: { ...process.env, CACHE_FOLDER: ".cache" },
    encoding: "utf8",
  });
  expect(build.stderr + build.stdout).toContain("pages in");

  const [first, second] = [readFiles(builtFolder), readFiles(path.join(copy, "dist"))];
  const advice = "files of one build alone (if dist/ is older than the sources, build it anew)";
  expect([...second.keys()].filter((file) => !first.has(file)).sort(), advice).toEqual([]);
  expect([...first.keys()].filter((file) => !second.has(file)).sort(), advice).toEqual([]);
  const different = [...first].filter(([file, content]) => !second.get(file)?.equals(content)).map(([file]) => file);
  expect(different, "files that differ").toEqual([]);
});
