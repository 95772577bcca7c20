import { CannotStartError } from "./cannot-start.ts";
import { describeError } from "./describe-error.ts";
import { readSettings } from "./environment.ts";

/**
 * The longest time for stopping: Docker and `npm start` kill after ten seconds. Requests have been given up by then, so only a
 * query can still be running, and the database finishes or undoes it without anybody who waits.
 */
export const usualStoppingMs = 9_000;

/** Starts the platform, stops it when it is told to, also in the middle of starting, and ends the process. */
export async function runPlatform(stop: AbortSignal, stoppingMs = usualStoppingMs): Promise<never> {
  try {
    const settings = readSettings(process.env);
    if (!process.argv.includes("--check")) {
      // Loading the database takes a second, which a look at the settings need not take.
      const { servePlatform } = await import("./serve-platform.ts");
      await servePlatform(settings, { stop, stoppingMs });
    }
  } catch (error) {
    if (error !== stop.reason) {
      console.error(error instanceof CannotStartError ? error.message : describeError(error));
      process.exit(1);
    }
  }
  process.exit(0);
}
