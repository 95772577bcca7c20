import { once } from "node:events";
import { CannotStartError } from "./cannot-start.ts";
import { openDatabase } from "./database/open-database.ts";
import { describeError } from "./describe-error.ts";
import { readSettings } from "./environment.ts";
import { listen } from "./http/listen.ts";
import { createPlatform } from "./platform.ts";
import { pruneAtIntervals } from "./prune-at-intervals.ts";
import { createServices } from "./services.ts";

/**
 * Docker and `npm start` kill after ten seconds. Requests have had their time by then: what hangs is the database, which finishes
 * or undoes what it was told without anybody who waits.
 */
const mostStoppingMs = 9_000;

/** Starts the platform, stops it when it is told to, also in the middle of starting, and ends the process. */
export async function runPlatform(stop: AbortSignal): Promise<never> {
  try {
    await serve(stop);
  } catch (error) {
    if (error !== stop.reason) fail(error);
  }
  process.exit(0);
}

async function serve(stop: AbortSignal): Promise<void> {
  const settings = readSettings(process.env);
  if (process.argv.includes("--check")) return;
  const { database, tidy, close } = await openDatabase(settings.databasePlace, stop);
  try {
    const services = await createServices({ settings, database });
    stop.throwIfAborted();
    const { drain } = await listen(createPlatform(services), settings);
    const stopPruning = pruneAtIntervals(services, tidy);
    if (!stop.aborted) {
      console.log(`The platform is ready at ${settings.publicOrigin}/`);
      await once(stop, "abort");
    }
    setTimeout(giveUp, mostStoppingMs);
    await drain();
    await stopPruning();
  } finally {
    await close();
  }
}

function giveUp(): never {
  console.error("The database does not answer, and is not waited for any longer.");
  process.exit(1);
}

function fail(error: unknown): never {
  console.error(error instanceof CannotStartError ? error.message : describeError(error));
  process.exit(1);
}
