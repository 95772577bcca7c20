/** Serves the reference platform until it is told to stop. */
import { serve } from "@hono/node-server";
import { openDatabase } from "./database/open-database.ts";
import { readSettings, type Settings } from "./environment.ts";
import { createPlatform } from "./platform.ts";

function refuse(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function readSettingsOrStop(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    return refuse(error);
  }
}

/** Requests that are still running after so long are given up. */
const drainMs = 10_000;

const settings = readSettingsOrStop();
const { database, close } = await openDatabase(settings.databasePlace).catch(refuse);
const platform = await createPlatform({ settings, database });

const server = serve({ fetch: platform.fetch, port: settings.port }, () =>
  console.log(`The platform is ready at ${settings.publicOrigin}/`),
);

server.on("error", async (error: NodeJS.ErrnoException) => {
  await close();
  refuse(
    error.code === "EADDRINUSE"
      ? `Port ${settings.port} is taken by another program. Stop it, or choose another port with PLATFORM_PORT.`
      : error,
  );
});

let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    // Running requests are answered first; connections that only wait for more are ended at once.
    server.close(async () => {
      await close();
      process.exit(0);
    });
    if ("closeIdleConnections" in server) server.closeIdleConnections();
    setTimeout(() => "closeAllConnections" in server && server.closeAllConnections(), drainMs).unref();
  });
}
