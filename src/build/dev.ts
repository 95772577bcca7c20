import { CannotBuildError, tellFailure } from "./cannot-build.ts";
import { startDevServer } from "./dev/start-dev-server.ts";
import { cacheFolder, contentFolder } from "./folders.ts";
import { readConfig } from "./read-config.ts";
import { refuseOtherCache } from "./refuse-cache.ts";

/** `npm run dev`: the site from its sources. `PSEUDO=1` shows what is not translated. */
const port = Number(process.env.PORT || 4173);
const isPseudo = Boolean(process.env.PSEUDO) && process.env.PSEUDO !== "0";

try {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new CannotBuildError(
      `PORT is "${process.env.PORT}". Write a whole number from 1 to 65535, for example PORT=4173.`,
    );
  }
  if (process.env.CACHE_FOLDER) refuseOtherCache(cacheFolder);
  const server = await startDevServer({ contentFolder, config: readConfig(process.env), port, isPseudo });
  console.log(`The site is ready at http://localhost:${port}/`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  }
} catch (error) {
  const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  const message = isTaken ? `Port ${port} is taken. Choose another: PORT=${port + 1} npm run dev` : tellFailure(error);
  console.error(message);
  process.exit(1);
}
