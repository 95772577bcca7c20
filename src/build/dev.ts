import { isIPv6 } from "node:net";
import { readHost, readPort } from "../http-server/read-place.ts";
import { CannotBuildError, tellFailure } from "./cannot-build.ts";
import { startDevServer } from "./dev/start-dev-server.ts";
import { contentFolder } from "./folders.ts";
import { readConfig } from "./read/read-config.ts";

/** `npm run dev`: the site from its sources. `PSEUDO=1` shows what is not translated. */
const isPseudo = Boolean(process.env.PSEUDO) && process.env.PSEUDO !== "0";

try {
  const port = readPort(process.env.PORT, 4173);
  if ("problem" in port) throw new CannotBuildError(`PORT is "${process.env.PORT}": ${port.problem}`);
  const host = readHost(process.env.HOST);
  if ("problem" in host) throw new CannotBuildError(`HOST is "${process.env.HOST}": ${host.problem}`);
  // It shows sources and mistakes: other machines reach it only where that is asked for.
  const name = host.value ?? "localhost";
  await startDevServer({
    contentFolder,
    config: readConfig(process.env),
    place: { port: port.value, host: name },
    isPseudo,
  });
  console.log(`The site is ready at http://${isIPv6(name) ? `[${name}]` : name}:${port.value}/`);
  // At once: a tab that is open holds a socket by which it hears of changes, and a server that closes waits for it.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(0));
} catch (error) {
  console.error(tellFailure(error));
  process.exit(1);
}
