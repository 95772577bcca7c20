import { CannotStartError } from "../cannot-start.ts";
import { describeError } from "../describe-error.ts";
import { readSettings, type Settings } from "../environment.ts";
import { FolderInUseError } from "./folder-lock.ts";
import type { DatabasePlace } from "./open-database.ts";

/** Runs a command of an operator on the database of the settings, and prints its result, if it has one, or the problem. */
export async function runCommand(
  work: (place: DatabasePlace, settings: Settings) => Promise<string | undefined>,
): Promise<void> {
  try {
    const settings = readSettings(process.env);
    const result = await work(settings.databasePlace, settings);
    if (result !== undefined) console.log(result);
  } catch (error) {
    console.error(error instanceof CannotStartError ? error.message : describeError(error));
    if (error instanceof FolderInUseError) {
      console.error("A running platform has its folder for itself. On a PostgreSQL server, both can look at once.");
    }
    process.exitCode = 1;
  }
}
