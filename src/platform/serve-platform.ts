import { once } from "node:events";
import { openDatabase } from "./database/open-database.ts";
import { warnOfPlainServer } from "./database/warn-of-plain-server.ts";
import type { Settings } from "./environment.ts";
import { listen } from "./http/listen.ts";
import { createPlatform } from "./platform.ts";
import { pruneAtIntervals } from "./prune-at-intervals.ts";
import { hasOutboxPage } from "./routes/outbox.ts";
import { createServices } from "./services.ts";

/**
 * Serves the platform until it is told to stop, and closes the database. If it is told to stop while it starts, it rejects with
 * the reason of the signal.
 */
export async function servePlatform(
  settings: Settings,
  { stop, stoppingMs }: { stop: AbortSignal; stoppingMs: number },
): Promise<void> {
  const warning = "url" in settings.databasePlace && warnOfPlainServer(settings.databasePlace.url);
  if (warning) console.warn(warning);
  const { database, tidy, close } = await openDatabase(settings.databasePlace, stop);
  try {
    const services = await createServices({ settings, database });
    stop.throwIfAborted();
    const { drain } = await listen(createPlatform(services), settings);
    const stopPruning = pruneAtIntervals(services, tidy);
    if (!stop.aborted) {
      console.log(`The platform is ready at ${settings.publicOrigin}/${outboxNote(settings)}`);
      await once(stop, "abort");
    }
    setTimeout(giveUp, stoppingMs);
    await drain();
    await stopPruning();
    await services.mailer.drain();
  } finally {
    await close();
  }
}

function giveUp(): never {
  console.error("The database does not answer, and is not waited for any longer.");
  process.exit(1);
}

/** Where mails go without a mail server. */
function outboxNote(settings: Settings): string {
  if (settings.smtpUrl) return "";
  return `\nWithout SMTP_URL, its mails go to ${hasOutboxPage(settings) ? `${settings.publicOrigin}/outbox` : settings.outboxFolder}`;
}
