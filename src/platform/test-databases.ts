/** The databases that the platform's tests run over: the embedded one, and a PostgreSQL server where the machine has one. */
import { afterAll } from "vitest";
import type { OpenDatabase } from "./database/open-database.ts";
import { openInMemory } from "./test-embedded.ts";
import { isServerTested, openOnServer } from "./test-postgres.ts";

export interface TestDatabase {
  name: string;
  /** Opens an empty one, with the platform's tables. Nothing of it stays when it is closed. */
  open: () => Promise<OpenDatabase>;
  /** The same one for all tests of a file. Nobody needs to close it. */
  share: () => Promise<OpenDatabase>;
}

export const embedded = describeDatabase("the embedded database", openInMemory);

const server = describeDatabase("a PostgreSQL server", openOnServer);

/** The same tests run over each of these. */
export const testDatabases: readonly TestDatabase[] = isServerTested ? [embedded, server] : [embedded];

if (!isServerTested) {
  console.warn(
    "\n!! THE PLATFORM IS TESTED OVER THE EMBEDDED DATABASE ALONE: there is no PostgreSQL here. Install it (apt install postgresql), or set TEST_DATABASE_URL.\n",
  );
}

function describeDatabase(name: string, open: () => Promise<OpenDatabase>): TestDatabase {
  let shared: Promise<OpenDatabase> | undefined;
  afterAll(async () => (await shared)?.close(), 60_000);
  const share = () => {
    shared ??= open();
    return shared;
  };
  return { name, open, share };
}
