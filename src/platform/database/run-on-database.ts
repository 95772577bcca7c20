import { existsSync } from "node:fs";
import { CannotStartError } from "../cannot-start.ts";
import { describeError } from "../describe-error.ts";
import { readSettings } from "../environment.ts";
import { FolderInUseError } from "./folder-lock.ts";
import { type OpenDatabase, openDatabase } from "./open-database.ts";

/** Runs a command of an operator on the stored data, and prints its result or the problem. */
export async function runOnDatabase(work: (opened: OpenDatabase) => Promise<string | undefined>): Promise<void> {
  try {
    const { databasePlace } = readSettings(process.env);
    if ("folder" in databasePlace && !existsSync(databasePlace.folder)) {
      throw new CannotStartError(
        `There is no data in ${databasePlace.folder}. Name its folder with DATA_FOLDER, or its server with DATABASE_URL.`,
      );
    }
    const opened = await openDatabase(databasePlace);
    try {
      const result = await work(opened);
      if (result !== undefined) console.log(result);
    } finally {
      await opened.close();
    }
  } catch (error) {
    console.error(error instanceof CannotStartError ? error.message : describeError(error));
    if (error instanceof FolderInUseError) {
      console.error("A running platform has its folder for itself. On a PostgreSQL server, both can look at once.");
    }
    process.exitCode = 1;
  }
}
