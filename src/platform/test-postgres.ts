import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { findFreePort } from "../http-server/test-free-port.ts";
import { type OpenDatabase, openDatabase } from "./database/open-database.ts";

const versionsFolder = "/usr/lib/postgresql";

/** Where Debian puts the newest PostgreSQL; nothing where it is not installed. */
function findServerPrograms(): string | undefined {
  if (!existsSync(versionsFolder)) return undefined;
  return readdirSync(versionsFolder)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(versionsFolder, version, "bin"))
    .find((folder) => existsSync(path.join(folder, "initdb")));
}

const programs = findServerPrograms();

/** A PostgreSQL server refuses to run with all rights: root lends it those of Debian's own user for it. */
const isRoot = process.getuid?.() === 0;

const givenServer = process.env.TEST_DATABASE_URL;

export const isServerTested = Boolean(givenServer || programs);

/** A database of its own on a PostgreSQL server: on the one of TEST_DATABASE_URL, else on one that lives as long as it. */
export async function makeServerDatabase(): Promise<{ url: string; remove: () => Promise<void> }> {
  return givenServer ? makeDatabaseOn(givenServer) : startServer();
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

async function makeDatabaseOn(serverUrl: string) {
  const name = `platform_test_${randomUUID().replaceAll("-", "")}`;
  const run = async (statement: string) => {
    const client = new Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, remove: () => run(`drop database ${name} with (force)`) };
}

async function startServer() {
  const folder = mkdtempSync(path.join(tmpdir(), "platform-postgres-"));
  const data = path.join(folder, "data");
  const port = await findFreePort();
  if (isRoot) execFileSync("chown", ["postgres", folder]);
  runProgram("initdb", ["-D", data, "-A", "trust", "-U", "postgres", "--no-sync", "-E", "UTF8"]);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  runProgram("pg_ctl", ["-D", data, "-w", "-l", path.join(folder, "log"), "-o", options, "start"]);
  const remove = async () => {
    runProgram("pg_ctl", ["-D", data, "-m", "immediate", "stop"]);
    rmSync(folder, { recursive: true });
  };
  return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, remove };
}

function runProgram(program: string, args: string[]): void {
  const file = path.join(programs as string, program);
  const [command, ...rest] = isRoot ? ["runuser", "-u", "postgres", "--", file, ...args] : [file, ...args];
  execFileSync(command as string, rest, { stdio: ["ignore", "ignore", "inherit"] });
}
