import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createBoundedServer } from "../http-server/bounded-server.ts";
import { findFreePort } from "../http-server/test-free-port.ts";
import { createSiteServer } from "./create-site-server.ts";

export interface RunningHost {
  port: number;
  close: () => Promise<void>;
}

export interface Host {
  name: string;
  /** Whether its program is on this machine. */
  isHere: boolean;
  /** Serves a built folder with the settings that the build has written into it. */
  start: (folder: string) => Promise<RunningHost>;
}

/** Debian installs servers in `/usr/sbin`, which is in the path of root only; `npm test` may have unpacked them into HOST_PROGRAMS. */
function findProgram(name: string): string | undefined {
  const folders = [process.env.PATH, "/usr/sbin", process.env.HOST_PROGRAMS].flatMap(
    (all) => all?.split(delimiter) ?? [],
  );
  return folders
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(existsSync);
}

const nginx = findProgram("nginx");
const caddy = findProgram("caddy");

export const isHere = { nginx: nginx !== undefined, caddy: caddy !== undefined };

export const hosts: Host[] = [
  {
    name: "the project's own server",
    isHere: true,
    async start(folder) {
      const server = createBoundedServer(createSiteServer({ folder }));
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      const close = () => new Promise<void>((resolve) => void server.close(() => resolve()).closeAllConnections());
      return { port: (server.address() as AddressInfo).port, close };
    },
  },
  {
    name: "nginx",
    isHere: isHere.nginx,
    start: (folder) =>
      startNginx(
        (port) => `include ${folder}/_hosting/nginx-maps.conf;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    include ${folder}/_hosting/nginx-site.conf;
  }`,
      ),
  },
  {
    name: "nginx as in the container",
    isHere: isHere.nginx,
    start: (folder) =>
      startNginx((port) =>
        onLoopback(readFileSync(containerSettings, "utf8").replaceAll("/srv/site", folder), { 8080: port }),
      ),
  },
  {
    name: "Caddy",
    isHere: isHere.caddy,
    start: (folder) =>
      startCaddy(
        (port) => `import ${folder}/_hosting/Caddyfile
http://:${port} {
	bind 127.0.0.1
	root * ${folder}
	import site
}`,
      ),
  },
];

const containerSettings = fileURLToPath(new URL("../../deploy/nginx.conf", import.meta.url));

/** Whether a program listens over IPv6 here. */
export const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === "::1"));

/** Changes the ports in settings of nginx to ports on the loopback address, and leaves out IPv6 on machines without it. */
export function onLoopback(settings: string, ports: Record<number, number>): string {
  return settings.replace(/( *listen )(\[::\]:)?(\d+)(.*\n)/g, (_, listen, isIpv6, port, rest) => {
    if (isIpv6) return hasIpv6 ? `${listen}[::1]:${ports[port]}${rest}` : "";
    return `${listen}127.0.0.1:${ports[port]}${rest}`;
  });
}

export function startCaddy(sites: (port: number) => string, globalOptions = ""): Promise<RunningHost> {
  return startProgram(caddy as string, (work, port) => ({
    Caddyfile: `{
	admin off
	auto_https off
	storage file_system ${work}
${globalOptions}}
${sites(port)}
`,
    args: ["run", "--adapter", "caddyfile", "--config", `${work}/Caddyfile`],
  }));
}

export function startNginx(sites: (port: number) => string): Promise<RunningHost> {
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return startProgram(nginx as string, (work, port) => ({
    "nginx.conf": `${process.getuid?.() === 0 ? "user root;" : ""}
pid ${work}/pid;
error_log stderr;
events {}
http {
  access_log off;
  types { ${nginxTypes} }
  ${folders.map((name) => `${name}_temp_path ${work}/${name};`).join(" ")}
  ${sites(port)}
}
`,
    args: ["-c", `${work}/nginx.conf`, "-e", "stderr", "-g", "daemon off;"],
  }));
}

/** The part of nginx's own `mime.types` that the tests need. */
const nginxTypes = `text/html html; text/css css; text/xml xml; text/plain txt; application/javascript js;
    application/json json; image/svg+xml svg; image/png png; font/woff2 woff2;`;

type Settings = { args: string[] } & Record<string, string | string[]>;

async function startProgram(
  program: string,
  configure: (work: string, port: number) => Settings,
): Promise<RunningHost> {
  const work = mkdtempSync(join(tmpdir(), "host-"));
  const port = await findFreePort();
  const { args, ...files } = configure(work, port);
  for (const [name, content] of Object.entries(files)) writeFileSync(join(work, name), content as string);
  const child = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, HOME: work } });
  let said = "";
  child.stderr?.on("data", (text) => {
    said += text;
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const close = async () => {
    child.kill();
    await ended;
    rmSync(work, { recursive: true });
  };
  try {
    await untilListening(port, child);
    // nginx marks a warning about its settings with this word.
    if (said.includes("[warn]")) throw new Error("it does not like its settings");
  } catch (error) {
    await close();
    throw new Error(`${program} did not start: ${said}`, { cause: error });
  }
  return { port, close };
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => resolve(true));
      socket.on("error", () => resolve(false)).on("connect", () => socket.destroy());
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("it listens to nothing");
}
