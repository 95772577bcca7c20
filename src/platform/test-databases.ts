/** The databases that the platform's tests run over: the embedded one, and a PostgreSQL server where the machine has one. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { type OpenDatabase, openDatabase } from "./database/open-database.ts";

export interface TestDatabase {
  name: string;
  open: () => Promise<OpenDatabase>;
}

const embedded: TestDatabase = { name: "the embedded database", open: () => openDatabase("memory") };

const server: TestDatabase = { name: "a PostgreSQL server", open: openServer };

const versionsFolder = "/usr/lib/postgresql";

/** Where Debian puts the newest PostgreSQL; nothing where it is not installed. */
function findServerPrograms(): string | undefined {
  if (!existsSync(versionsFolder)) return undefined;
  const newest = readdirSync(versionsFolder)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(versionsFolder, version, "bin"))
    .find((folder) => existsSync(path.join(folder, "initdb")));
  return newest;
}

/** A PostgreSQL server refuses to run with all rights: root lends it those of Debian's own user for it. */
const isRoot = process.getuid?.() === 0;

const programs = findServerPrograms();

export const isServerTested = Boolean(process.env.TEST_DATABASE_URL || programs);

/** The same tests run over each of these. */
export const testDatabases: readonly TestDatabase[] = isServerTested ? [embedded, server] : [embedded];

if (!isServerTested) {
  console.warn(
    "\n!! THE PLATFORM IS TESTED OVER THE EMBEDDED DATABASE ALONE: there is no PostgreSQL here. Install it (apt install postgresql), or set TEST_DATABASE_URL.\n",
  );
}

async function openServer(): Promise<OpenDatabase> {
  if (process.env.TEST_DATABASE_URL) return openDatabase({ url: process.env.TEST_DATABASE_URL });
  const folder = mkdtempSync(path.join(tmpdir(), "platform-postgres-"));
  const data = path.join(folder, "data");
  const port = await findFreePort();
  if (isRoot) execFileSync("chown", ["postgres", folder]);
  run("initdb", ["-D", data, "-A", "trust", "-U", "postgres", "--no-sync", "-E", "UTF8"]);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  run("pg_ctl", ["-D", data, "-w", "-l", path.join(folder, "log"), "-o", options, "start"]);
  const stop = () => {
    run("pg_ctl", ["-D", data, "-m", "immediate", "stop"]);
    rmSync(folder, { recursive: true });
  };
  try {
    const { database, close } = await openDatabase({ url: `postgresql://postgres@127.0.0.1:${port}/postgres` });
    return { database, close: () => close().finally(stop) };
  } catch (error) {
    stop();
    throw error;
  }
}

function run(program: string, args: string[]): void {
  const file = path.join(programs as string, program);
  const command = isRoot ? ["runuser", "-u", "postgres", "--", file, ...args] : [file, ...args];
  execFileSync(command[0] as string, command.slice(1), { stdio: ["ignore", "ignore", "inherit"] });
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
