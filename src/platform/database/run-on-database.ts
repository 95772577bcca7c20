import { existsSync } from "node:fs";
import { CannotStartError } from "../cannot-start.ts";
import type { Settings } from "../environment.ts";
import { folderProblems, type OpenDatabase, openDatabase } from "./open-database.ts";
import { runCommand } from "./run-command.ts";

/** Runs a command of an operator on the stored data. */
export function runOnDatabase(
  work: (opened: OpenDatabase, settings: Settings) => Promise<string | undefined>,
): Promise<void> {
  return runCommand(async (place, settings) => {
    if ("folder" in place && !existsSync(place.folder))
      throw new CannotStartError(folderProblems.missing(place.folder));
    const opened = await openDatabase(place);
    try {
      return await work(opened, settings);
    } finally {
      await opened.close();
    }
  });
}
