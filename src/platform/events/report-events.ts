/** `npm run events`: what the platform has stored, for an operator to see that events arrive. */
import { existsSync } from "node:fs";
import { CannotStartError } from "../cannot-start.ts";
import { FolderInUseError } from "../database/folder-lock.ts";
import { openDatabase } from "../database/open-database.ts";
import { describeError } from "../describe-error.ts";
import { readSettings } from "../environment.ts";
import { formatSummary } from "./format-summary.ts";
import { summariseEvents } from "./summarise-events.ts";

async function report(): Promise<void> {
  const { databasePlace } = readSettings(process.env);
  if ("folder" in databasePlace && !existsSync(databasePlace.folder)) {
    throw new CannotStartError(
      `There is no data in ${databasePlace.folder}. Name its folder with DATA_FOLDER, or its server with DATABASE_URL.`,
    );
  }
  const { database, close } = await openDatabase(databasePlace);
  try {
    console.log(formatSummary(await summariseEvents(database)));
  } finally {
    await close();
  }
}

function fail(error: unknown): void {
  console.error(error instanceof CannotStartError ? error.message : describeError(error));
  if (error instanceof FolderInUseError) {
    console.error("A running platform has its folder for itself. On a PostgreSQL server, both can look at once.");
  }
  process.exitCode = 1;
}

await report().catch(fail);
