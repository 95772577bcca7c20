import { readHost, readPort } from "../http-server/read-place.ts";
import { CannotBuildError, tellFailure } from "./cannot-build.ts";
import { startDevServer } from "./dev/start-dev-server.ts";
import { cacheFolder, contentFolder } from "./folders.ts";
import { readConfig } from "./read-config.ts";
import { refuseOtherCache } from "./refuse-cache.ts";

/** `npm run dev`: the site from its sources. `PSEUDO=1` shows what is not translated. */
const isPseudo = Boolean(process.env.PSEUDO) && process.env.PSEUDO !== "0";

try {
  const port = readPort(process.env.PORT, 4173);
  if ("problem" in port) throw new CannotBuildError(`PORT is "${process.env.PORT}": ${port.problem}`);
  const host = readHost(process.env.HOST);
  if ("problem" in host) throw new CannotBuildError(`HOST is "${process.env.HOST}": ${host.problem}`);
  if (process.env.CACHE_FOLDER) refuseOtherCache(cacheFolder);
  const server = await startDevServer({
    contentFolder,
    config: readConfig(process.env),
    // It shows sources and mistakes: other machines reach it only where that is asked for.
    place: { port: port.value, host: host.value ?? "localhost" },
    isPseudo,
  });
  console.log(`The site is ready at http://localhost:${port.value}/`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  }
} catch (error) {
  console.error(tellFailure(error));
  process.exit(1);
}
