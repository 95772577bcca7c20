import { DrizzleQueryError } from "drizzle-orm";
import { CannotStartError } from "../cannot-start.ts";
import { explainError } from "../describe-error.ts";

/** By the codes of PostgreSQL and of the system. */
const remedies: Record<string, string> = {
  "28000": "Its server does not let this user in from here: see its pg_hba.conf.",
  "28P01": "Correct the user or the password.",
  "3D000": "Create the database, or correct its name.",
  "42501": "Its user must own the database, since it makes the tables.",
  "25006": "It can only be read: name the server that is written to.",
  ECONNREFUSED: "Start its server, or correct the host or the port.",
  ENOTFOUND: "Correct the host.",
  EAI_AGAIN: "Correct the host, or see that names can be looked up.",
};

/** The error of a PostgreSQL server that cannot be used, with what to do about it. */
export function serverProblem(error: unknown): CannotStartError {
  const remedy = remedies[codeOf(error)] ?? "See that its server runs and can be reached.";
  return new CannotStartError(`The database of DATABASE_URL cannot be used. ${remedy} ${explainError(error)}`, {
    cause: error,
  });
}

function codeOf(error: unknown): string {
  if (error instanceof DrizzleQueryError) return codeOf(error.cause);
  // A host with several addresses fails with one error for each.
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return String((error as { code?: unknown } | undefined)?.code);
}

/** An error as PostgreSQL would tell it. */
export class PostgresError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
