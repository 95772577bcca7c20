import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { findFreePort } from "../http-server/test-free-port.ts";
import { type OpenDatabase, openDatabase } from "./database/open-database.ts";
import { cached } from "./test-cache.ts";

const versionsFolder = "/usr/lib/postgresql";

/** The folder of the newest PostgreSQL of Debian, if it is installed. */
function findServerPrograms(): string | undefined {
  if (!existsSync(versionsFolder)) return undefined;
  return readdirSync(versionsFolder)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(versionsFolder, version, "bin"))
    .find((folder) => existsSync(path.join(folder, "initdb")));
}

const programs = findServerPrograms();

/** A PostgreSQL server refuses to run as root, so root runs it as the user that Debian has made for it. */
const isRoot = process.getuid?.() === 0;

const givenServer = process.env.TEST_DATABASE_URL;

export const isServerTested = Boolean(givenServer || programs);

let ownServer: Promise<string> | undefined;

/** Makes an empty database on the server of TEST_DATABASE_URL, or on a server that ends with this process. */
export async function makeServerDatabase(): Promise<{ url: string; remove: () => Promise<void> }> {
  ownServer ??= givenServer ? Promise.resolve(givenServer) : startServer();
  const serverUrl = await ownServer;
  const name = `platform_test_${randomUUID().replaceAll("-", "")}`;
  await run(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, remove: () => run(serverUrl, `drop database ${name} with (force)`) };
}

export async function openOnServer(): Promise<OpenDatabase> {
  const { url, remove } = await makeServerDatabase();
  try {
    const { close, ...opened } = await openDatabase({ url });
    return { ...opened, close: () => close().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function run(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Reads from this process until it has ended, however it ends; then stops the server and removes its folder. */
const untilParentEnds = `"$1" -D "$2/data" -p "$3" -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off &
  server=$!; read -r _; kill -QUIT $server; wait $server; rm -rf "$2/data"`;

async function startServer(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "platform-postgres-"));
  if (isRoot) execFileSync("chown", ["postgres", folder]);
  execFileSync("tar", [
    "-xf",
    await cached(`${path.basename(path.dirname(programs as string))}.tar`, packNewCluster),
    "-C",
    folder,
  ]);
  const port = await findFreePort();
  const [command = "", ...args] = asServerUser(
    "sh",
    "-c",
    untilParentEnds,
    "sh",
    program("postgres"),
    folder,
    String(port),
  );
  const { stdin } = spawn(command, args, { stdio: ["pipe", "ignore", "ignore"] }).on("exit", () =>
    rmSync(folder, { recursive: true, force: true }),
  );
  (stdin as unknown as { unref: () => void }).unref();
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  await untilAnswering(url);
  return url;
}

/** Initialising the files of a server takes seconds, and unpacking them does not. */
async function packNewCluster(file: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "platform-cluster-"));
  if (isRoot) execFileSync("chown", ["postgres", folder]);
  const data = path.join(folder, "data");
  const [command = "", ...args] = asServerUser(
    program("initdb"),
    "-D",
    data,
    "-A",
    "trust",
    "-U",
    "postgres",
    "--no-sync",
    "-E",
    "UTF8",
  );
  execFileSync(command, args, { stdio: ["ignore", "ignore", "inherit"] });
  execFileSync("tar", ["-cf", file, "-C", folder, "data"]);
  rmSync(folder, { recursive: true });
}

async function untilAnswering(url: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    try {
      return await run(url, "select 1");
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(20);
    }
  }
}

const program = (name: string) => path.join(programs as string, name);

const asServerUser = (...command: string[]) => (isRoot ? ["runuser", "-u", "postgres", "--", ...command] : command);
