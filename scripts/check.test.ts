import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { projectFolder } from "../src/build/folders.ts";

const root = mkdtempSync(path.join(tmpdir(), "project-"));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A project with the files that `check` itself needs, and no other sources than those written here. */
function makeProject(sources: Record<string, string>): void {
  for (const own of ["scripts", "src/build/folders.ts", "tsconfig.base.json", "package.json"]) {
    cpSync(path.join(projectFolder, own), path.join(root, own), { recursive: true });
  }
  symlinkSync(path.join(projectFolder, "node_modules"), path.join(root, "node_modules"), "junction");
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

it("names what lacks a language, although nothing loads that takes the content", () => {
  makeProject({
    "src/domain/tsconfig.json": '{ "extends": "../../tsconfig.base.json", "include": ["."] }',
    "src/domain/words.ts": 'export const words: Record<"en" | "pl", string> = { en: "the" };',
    "src/compiler/read-interface.ts": "undefined.split();",
  });
  const options = { cwd: root, encoding: "utf8" } as const;
  const report = path.join(root, "checks.json");
  const args = ["--import", "tsx", "scripts/check.ts", `--report=${report}`];
  const { stdout, status } = spawnSync(process.execPath, args, options);
  expect(stdout).toContain("FAILED  types of src/domain");
  expect(stdout).toContain("Property 'pl' is missing");
  expect(stdout).toContain("FAILED  content");
  expect(stdout).toMatch(/\d+ of \d+ checks failed/);
  expect(status).toBe(1);
  const found: { name: string; findings: string[] }[] = JSON.parse(readFileSync(report, "utf8"));
  const types = found.find(({ name }) => name === "types of src/domain");
  expect(types?.findings.join()).toContain("Property 'pl' is missing");
});
