/** Serves the built site until it is told to stop. With `--check`, it only reports wrong settings. */
import { existsSync } from "node:fs";
import { isIPv6 } from "node:net";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { readFlags, settingsAdvice } from "../command-line/read-flags.ts";
import { createBoundedServer } from "../http-server/bounded-server.ts";
import { prepareToDrain } from "../http-server/drain.ts";
import { listenAt } from "../http-server/listen-at.ts";
import { readPlace } from "../http-server/read-place.ts";
import { createSiteServer } from "./create-site-server.ts";
import { readWhole } from "./read-whole.ts";

const projectFolder = fileURLToPath(new URL("../..", import.meta.url));

/** The folder of the build. */
const folder = resolve(projectFolder, process.env.OUT || "dist");

function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

const flags = readFlags({ command: "serve", advice: settingsAdvice }, ["--check"]);
const place = readPlace(process.env, 4173);
if ("problem" in place) refuse(place.problem);
if (flags.has("--check")) process.exit(0);
if (!existsSync(`${folder}/index.html`)) refuse(`There is no built site in ${folder}. Run \`npm run build\` first.`);

const answer = readWhole(folder, () => createSiteServer({ folder }));
if (!answer) refuse(`The site in ${folder} is being built anew at this moment. Start the server again.`);

const server = createBoundedServer(answer);
const drain = prepareToDrain(server);

// However many signals come, they are one wish.
const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stopping.abort());
stopping.signal.addEventListener("abort", () => void drain().then(() => process.exit(0)));

await listenAt(server, place.value, "PORT").catch(({ message }: Error) => refuse(message));
const { host = "localhost", port } = place.value;
console.log(`The site is ready at http://${isIPv6(host) ? `[${host}]` : host}:${port}/`);
