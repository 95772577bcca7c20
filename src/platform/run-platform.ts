import { readFlags, settingsAdvice } from "../command-line/read-flags.ts";
import { CannotStartError } from "./cannot-start.ts";
import { describeError } from "./describe-error.ts";
import { readSettings } from "./environment.ts";
import { checkSecurityLines } from "./security-log/security-lines.ts";

/**
 * The longest time for stopping: Docker and `npm start` kill after ten seconds. Requests have been given up by then, so only a
 * query can still be running, and the database finishes or undoes it without anybody who waits.
 */
export const usualStoppingMs = 9_000;

/** Starts the platform, stops it when it is told to, also in the middle of starting, and ends the process. */
export async function runPlatform(stop: AbortSignal, stoppingMs = usualStoppingMs): Promise<never> {
  try {
    const flags = readFlags({ command: "platform", advice: settingsAdvice }, ["--check"]);
    const settings = readSettings(process.env);
    checkSecurityLines(settings.securityLogFile);
    // Loading the database takes a second, which wrong settings need not wait for.
    if (flags.has("--check")) {
      const { checkDatabase } = await import("./database/check-database.ts");
      const remark = await checkDatabase(settings.databasePlace);
      if (remark) console.warn(remark);
    } else {
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
