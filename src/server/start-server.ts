/** Serves the built site until it is told to stop. With `--check`, it only reports wrong settings. */
import { existsSync } from "node:fs";
import { isIPv6 } from "node:net";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { createBoundedServer } from "../http-server/bounded-server.ts";
import { listenAt } from "../http-server/listen-at.ts";
import { readHost, readPort } from "../http-server/read-place.ts";
import { createSiteServer } from "./create-site-server.ts";
import { readWhole } from "./read-whole.ts";

const projectFolder = fileURLToPath(new URL("../..", import.meta.url));

/** The folder of the build. */
const folder = resolve(projectFolder, process.env.OUT || "dist");

function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

const port = readPort(process.env.PORT, 4173);
const host = readHost(process.env.HOST);
const mistakes = Object.entries({ PORT: port, HOST: host }).flatMap(([name, reading]) =>
  "problem" in reading ? [`${name} is "${process.env[name]}": ${reading.problem}`] : [],
);
if ("problem" in port || "problem" in host) refuse(mistakes.join("\n"));
if (process.argv.includes("--check")) process.exit(0);
if (!existsSync(`${folder}/index.html`)) refuse(`There is no built site in ${folder}. Run \`npm run build\` first.`);

const answer = readWhole(folder, () => createSiteServer({ folder }));
if (!answer) refuse(`The site in ${folder} is being built anew at this moment. Start the server again.`);

const server = createBoundedServer(answer);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    // Browsers keep connections open for later requests, and waiting for them would take long.
    server.closeAllConnections();
  });
}

await listenAt(server, { port: port.value, host: host.value }, "PORT").catch(({ message }: Error) => refuse(message));
const name = host.value ?? "localhost";
console.log(`The site is ready at http://${isIPv6(name) ? `[${name}]` : name}:${port.value}/`);
