/** The databases of the platform's tests: the embedded one, and a PostgreSQL server if the machine has one. */
import type { OpenDatabase } from "./database/open-database.ts";
import { openInMemory } from "./test-embedded.ts";
import { isServerTested, openOnServer } from "./test-postgres.ts";

export interface TestDatabase {
  name: string;
  /** Opens an empty one, with the platform's tables. Closing removes it. */
  open: () => Promise<OpenDatabase>;
  /** Opens the one that all tests of this process share. It is never closed. */
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
  const share = () => {
    shared ??= open();
    return shared;
  };
  return { name, open, share };
}
