import { spawn } from "node:child_process";
import { once } from "node:events";
import { Client } from "pg";
import { CannotStartError } from "../../cannot-start.ts";
import { connectionTimeoutMillis } from "../open-database.ts";
import { serverProblem } from "../server-problem.ts";
import { findProgram, type Program } from "./find-program.ts";

interface ServerState {
  /** The first number of its version. */
  version: number;
  isEmpty: boolean;
}

/** Whoever restores is another user on another server: owners and rights are those of the new one. */
const asNobody = ["--no-owner", "--no-privileges", "--no-password"];

export async function dumpServer(url: string, file: string): Promise<void> {
  const { version } = await askServer(url);
  await run("pg_dump", version, url, ["--format=custom", ...asNobody, `--file=${file}`]);
}

/** Restores all or nothing into a database without tables. */
export async function loadServer(url: string, file: string): Promise<void> {
  const { version, isEmpty } = await askServer(url);
  if (!isEmpty)
    throw new CannotStartError(
      "The database of DATABASE_URL has tables, whose content would be lost: name an empty one.",
    );
  await run("pg_restore", version, url, [...asNobody, "--exit-on-error", "--single-transaction", file]);
}

const stateQuery = `
  select current_setting('server_version_num')::int / 10000 as version,
    not exists (select from pg_tables where schemaname not in ('pg_catalog', 'information_schema')) as "isEmpty"`;

async function askServer(connectionString: string): Promise<ServerState> {
  const client = new Client({ connectionString, connectionTimeoutMillis, query_timeout: connectionTimeoutMillis });
  // A lost connection rejects the query, and also emits an error that would end the process without a listener.
  client.on("error", () => {});
  try {
    await client.connect();
    return (await client.query(stateQuery)).rows[0];
  } catch (error) {
    throw serverProblem(error);
  } finally {
    await client.end();
  }
}

async function run(program: Program, serverVersion: number, url: string, args: string[]): Promise<void> {
  const address = new URL(url);
  // Everybody on the machine can read the arguments of a process, and not its environment.
  const env = { ...process.env, ...(address.password && { PGPASSWORD: decodeURIComponent(address.password) }) };
  address.password = "";
  const command = await findProgram(program, serverVersion);
  const child = spawn(command, [`--dbname=${address.href}`, ...args], { env, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (text) => {
    said += text;
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new CannotStartError(`${command} has failed: ${said.trim()}`);
}
