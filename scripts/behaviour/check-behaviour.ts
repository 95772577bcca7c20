import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describeBehaviour, findUnproved, type TestFile } from "./describe-behaviour.ts";
import { readPromises, type Sections } from "./promises.ts";
import { readMarkedTitles } from "./read-titles.ts";

const folders = ["src", "scripts", "tests"];
const testFile = /\.(?:test|spec)\.(?:ts|tsx|mjs)$/;

/** Lists disagreements between the promises of a project, the tests that name them, and `docs/behaviour.md`. */
export function checkBehaviour(root: string): string[] {
  const { sections, files } = readAll(root);
  const written = existsSync(fileOf(root)) ? readFileSync(fileOf(root), "utf8") : "";
  const isCurrent = written === describeBehaviour(sections, files);
  return [
    ...findUnproved(sections, files),
    ...(isCurrent
      ? []
      : ["docs/behaviour.md does not say what docs/promises.yaml and the tests do: npm run behaviour"]),
  ];
}

/** Writes `docs/behaviour.md`, and lists disagreements between the promises and the tests. */
export function writeBehaviour(root: string): string[] {
  const { sections, files } = readAll(root);
  writeFileSync(fileOf(root), describeBehaviour(sections, files));
  return findUnproved(sections, files);
}

function readAll(root: string): { sections: Sections; files: TestFile[] } {
  return { sections: readPromises(path.join(root, "docs/promises.yaml")), files: readTestFiles(root) };
}

function fileOf(root: string): string {
  return path.join(root, "docs/behaviour.md");
}

function readTestFiles(root: string): TestFile[] {
  return folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
        .filter((file) => testFile.test(file))
        .map((file) => `${folder}/${file.replaceAll(path.sep, "/")}`),
    )
    .sort()
    .map((file) => ({ path: file, titles: readMarkedTitles(file, readFileSync(path.join(root, file), "utf8")) }));
}
