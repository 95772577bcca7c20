/** Serves the built site until it is told to stop. With `--check`, says only what is wrong with its settings. */
import { existsSync } from "node:fs";
import { isIPv6 } from "node:net";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { createBoundedServer } from "../http-server/bounded-server.ts";
import { createSiteServer } from "./create-site-server.ts";
import { readHost } from "./read-host.ts";
import { readPort } from "./read-port.ts";
import { readWhole } from "./read-whole.ts";

const usualPort = 4173;

const projectFolder = fileURLToPath(new URL("../..", import.meta.url));

/** Where the build has put the site. */
const folder = resolve(projectFolder, process.env.OUT || "dist");

function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

const port = readPort("PORT", process.env.PORT, usualPort);
const host = readHost("HOST", process.env.HOST);
const mistakes = [port, host].flatMap((read) => (read.ok ? [] : [read.message]));
if (!port.ok || !host.ok) refuse(mistakes.join("\n"));
if (process.argv.includes("--check")) process.exit(0);
if (!existsSync(`${folder}/index.html`)) refuse(`There is no built site in ${folder}. Run \`npm run build\` first.`);

const answer = readWhole(folder, () => createSiteServer({ folder }));
if (!answer) refuse(`The site in ${folder} is being built anew at this moment. Start the server again.`);

const server = createBoundedServer(answer);

const portProblems: Record<string, string> = {
  EADDRINUSE: `Port ${port.port} is taken by another program. Stop it, or choose another port: PORT=${port.port + 1} npm start`,
  EADDRNOTAVAIL: `HOST is ${host.host}: this machine has no such address. Write one that it has, or nothing for all.`,
  EACCES: `Port ${port.port} needs more rights. Choose one above 1023: PORT=${usualPort} npm start`,
};

server.on("error", (error: NodeJS.ErrnoException) => {
  // Once it listens, it is one connection that could not be taken: no reason to end all others.
  if (server.listening) console.error(error.message);
  else refuse(portProblems[error.code ?? ""] ?? error.message);
});

server.listen(port.port, host.host, () => {
  const { host: name = "localhost" } = host;
  console.log(`The site is ready at http://${isIPv6(name) ? `[${name}]` : name}:${port.port}/`);
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    // Browsers keep connections open for later; waiting for them would look like hanging.
    server.closeAllConnections();
  });
}
