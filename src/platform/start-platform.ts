/** Serves the reference platform until it is told to stop. With `--check`, says only what is wrong with its settings. */
import { CannotStartError } from "./cannot-start.ts";
import { openDatabase } from "./database/open-database.ts";
import { describeError } from "./describe-error.ts";
import { readSettings } from "./environment.ts";
import { listen } from "./http/listen.ts";
import { createPlatform } from "./platform.ts";
import { pruneAtIntervals } from "./prune-at-intervals.ts";
import { createServices } from "./services.ts";

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  if (process.argv.includes("--check")) return;
  const { database, close } = await openDatabase(settings.databasePlace);
  try {
    const services = await createServices({ settings, database });
    const { drain } = await listen(createPlatform(services), settings.port);
    const stopPruning = pruneAtIntervals(services);
    stopOnSignals(async () => {
      await drain();
      await stopPruning();
      await close();
    });
    console.log(`The platform is ready at ${settings.publicOrigin}/`);
  } catch (error) {
    await close();
    throw error;
  }
}

function stopOnSignals(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      stop().then(() => process.exit(0), fail);
    });
  }
}

function fail(error: unknown): never {
  console.error(error instanceof CannotStartError ? error.message : describeError(error));
  process.exit(1);
}

await start().catch(fail);
