import { inspect } from "node:util";
import { DrizzleQueryError } from "drizzle-orm";

/**
 * What an operator may read of an error: its name, its code, what it says and where it happened. Not the values of a query,
 * which the error of a database would tell, and no address in full.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return explainError(error);
  return [explainError(error), ...framesOf(error)].join("\n");
}

/** The same in one line. */
export function explainError(error: unknown): string {
  if (error instanceof DrizzleQueryError) return error.cause ? explainError(error.cause) : "The query failed";
  // Of a host with several addresses, each has failed for a reason of its own.
  if (error instanceof AggregateError && !error.message) return error.errors.map(explainError).join("; ");
  // The embedded database throws objects that are no errors.
  if (!(error instanceof Error)) return mask(typeof error === "string" ? error : inspect(error));
  const code = "code" in error && typeof error.code === "string" ? ` ${error.code}` : "";
  return mask(`${error.name}${code}: ${error.message}`);
}

function framesOf({ stack = "" }: Error): string[] {
  return stack.split("\n").filter((line) => /^\s+at /.test(line));
}

/** Whatever stands before an `@`: somebody's name, or the user and password of a database's address. */
function mask(text: string): string {
  return text.replace(/[^\s@"'<>(),;]+@/g, "...@");
}
