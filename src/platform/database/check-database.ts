import { accessSync, constants, existsSync, lstatSync } from "node:fs";
import path from "node:path";
import { Client } from "pg";
import { CannotStartError } from "../cannot-start.ts";
import { EmbeddedClient } from "./embedded-client.ts";
import { FolderInUseError, lockFolder } from "./folder-lock.ts";
import { connectionTimeoutMillis, type DatabasePlace, folderProblems } from "./open-database.ts";
import { PostgresError, serverProblem } from "./server-problem.ts";
import { warnOfPlainServer } from "./warn-of-plain-server.ts";

/**
 * Rejects with a CannotStartError where the platform could not open its database. Creates neither the folder nor the tables, and
 * changes none. Resolves with what the operator should know all the same.
 */
export async function checkDatabase(place: DatabasePlace): Promise<string | undefined> {
  return "url" in place ? checkServer(place.url) : checkFolder(place.folder);
}

async function checkFolder(folder: string): Promise<string | undefined> {
  try {
    if (existsSync(folder)) await tryFolder(folder);
    // The dot asks for a folder.
    else accessSync(`${nearestExisting(folder)}/.`, constants.W_OK);
    return undefined;
  } catch (error) {
    // Whoever uses it has opened it, and the next version is often checked while this one still runs.
    if (error instanceof FolderInUseError) return error.message;
    throw new CannotStartError(folderProblems.closed(folder, error), { cause: error });
  }
}

async function tryFolder(folder: string): Promise<void> {
  const unlock = lockFolder(folder);
  try {
    const database = path.join(folder, "database");
    if (!lstatSync(database, { throwIfNoEntry: false })) return;
    accessSync(path.join(database, "PG_VERSION"));
    const client = await EmbeddedClient.open({ dataDir: database }, () => {});
    await client.query("select 1");
    await client.close();
  } finally {
    unlock();
  }
}

function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(path.dirname(folder));
}

const rightsQuery = `
  select current_setting('transaction_read_only') = 'on' as "isReadOnly",
    has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as "canMakeTables"`;

async function checkServer(connectionString: string): Promise<string | undefined> {
  const client = new Client({ connectionString, connectionTimeoutMillis, query_timeout: connectionTimeoutMillis });
  // A lost connection rejects the query, and also emits an error that would end the process without a listener.
  client.on("error", () => {});
  try {
    await client.connect();
    const [rights] = (await client.query(rightsQuery)).rows;
    if (rights.isReadOnly) throw new PostgresError("25006", "the database can only be read");
    if (!rights.canMakeTables) throw new PostgresError("42501", "permission denied");
    return warnOfPlainServer(connectionString);
  } catch (error) {
    throw serverProblem(error);
  } finally {
    await client.end();
  }
}
