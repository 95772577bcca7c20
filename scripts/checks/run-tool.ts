import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "../../src/build/folders.ts";
import type { Findings } from "./run-check.ts";

const maxOutputBytes = 16 * 1024 * 1024;

/** Runs a program of an installed package in the project's folder. Its output counts only when it fails. */
export function runTool(packageName: string, args: string[], program: string): Promise<Findings> {
  const file = programOf(packageName, program);
  return new Promise((resolve) => {
    const options = { cwd: projectFolder, maxBuffer: maxOutputBytes };
    execFile(process.execPath, [file, ...args], options, (error, stdout, stderr) => {
      if (error === null) return resolve([]);
      const output = `${stdout}${stderr}`.trim();
      resolve([output === "" ? error.message : output]);
    });
  });
}

function programOf(packageName: string, program: string): string {
  // Not every package lets its manifest be imported.
  const manifest = path.join(projectFolder, "node_modules", packageName, "package.json");
  const { bin } = JSON.parse(readFileSync(manifest, "utf8")) as { bin: string | Record<string, string> };
  const file = typeof bin === "string" ? bin : bin[program];
  if (file === undefined) throw new Error(`${packageName} has no program ${program}`);
  return path.join(path.dirname(manifest), file);
}
