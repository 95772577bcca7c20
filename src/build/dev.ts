import { isIPv6 } from "node:net";
import { readFlags, settingsAdvice } from "../command-line/read-flags.ts";
import { readPlace } from "../http-server/read-place.ts";
import { CannotBuildError, tellFailure } from "./cannot-build.ts";
import { startDevServer } from "./dev/start-dev-server.ts";
import { contentFolder } from "./folders.ts";
import { judgeConfig } from "./read/read-config.ts";

/** `npm run dev`: the site from its sources. `PSEUDO=1` shows what is not translated. */
const isPseudo = Boolean(process.env.PSEUDO) && process.env.PSEUDO !== "0";

readFlags({ command: "dev", advice: settingsAdvice });
try {
  const [place, config] = [readPlace(process.env, 4173), judgeConfig(process.env)];
  if ("problem" in place || "problem" in config) {
    const problems = [place, config].flatMap((reading) => ("problem" in reading ? [reading.problem] : []));
    throw new CannotBuildError(problems.join("\n"));
  }
  // It shows sources and mistakes: other machines reach it only where that is asked for.
  const { port, host = "localhost" } = place.value;
  await startDevServer({ contentFolder, config: config.value, place: { port, host }, isPseudo });
  console.log(`The site is ready at http://${isIPv6(host) ? `[${host}]` : host}:${port}/`);
  // At once: a tab that is open holds a socket by which it hears of changes, and a server that closes waits for it.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(0));
} catch (error) {
  console.error(tellFailure(error));
  process.exit(1);
}
