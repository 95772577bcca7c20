import path from "node:path";
import { cacheFolder } from "../../src/build/folders.ts";
import type { Findings } from "./run-check.ts";
import { runTool } from "./run-tool.ts";

/** Checks the types of a folder. What the compiler has found out is kept: next time it looks at what has changed. */
export function checkTypes(folder: string): Promise<Findings> {
  const known = path.join(cacheFolder, "types", `${folder.replaceAll("/", "-")}.tsbuildinfo`);
  return runTool("typescript", ["-p", folder, "--pretty", "false", "--incremental", "--tsBuildInfoFile", known], "tsc");
}
