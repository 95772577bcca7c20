import { Client } from "pg";
import { isThisMachine } from "../this-machine.ts";

/** What the operator should know of the way to a PostgreSQL server. `pg` is asked, because it also reads `PGSSLMODE` and its like. */
export function warnOfPlainServer(connectionString: string): string | undefined {
  const client: { host: string; ssl: unknown } = new Client({ connectionString });
  const { host, ssl } = client;
  const isSocket = host.startsWith("/");
  if (isSocket || isThisMachine(host)) return undefined;
  if (!ssl)
    return `The database of DATABASE_URL is on another machine, and everything is sent there for all to read. ${advice}`;
  const isUnverified = typeof ssl === "object" && "rejectUnauthorized" in ssl && ssl.rejectUnauthorized === false;
  return isUnverified ? `Any machine may pretend to be the database of DATABASE_URL. ${advice}` : undefined;
}

const advice =
  "Add ?sslmode=verify-full to the address, and &sslrootcert= with the file of its authority where that is one of your own.";
