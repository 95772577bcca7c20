import { inspect } from "node:util";
import { DrizzleQueryError } from "drizzle-orm";
import { escapeControls } from "./escape-controls.ts";

/**
 * Describes an error for the log: its name, code, message and stack. The values of a query, which database errors contain, and
 * full addresses are left out. Control characters are escaped, since an error may hold what a visitor has sent.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return explainError(error);
  return [explainError(error), ...framesOf(error)].join("\n");
}

/** The same in one line, without the stack. */
export function explainError(error: unknown): string {
  if (error instanceof DrizzleQueryError) return error.cause ? explainError(error.cause) : "The query failed";
  // A host with several addresses fails with one error for each.
  if (error instanceof AggregateError && !error.message) return error.errors.map(explainError).join("; ");
  // The embedded database throws objects that are not errors.
  if (!(error instanceof Error))
    return mask(typeof error === "string" ? error : inspect(error, { breakLength: Number.POSITIVE_INFINITY }));
  const code = "code" in error && typeof error.code === "string" ? ` ${error.code}` : "";
  return mask(`${error.name}${code}: ${error.message}`);
}

function framesOf({ stack = "" }: Error): string[] {
  return stack.split("\n").flatMap((line) => (/^\s+at /.test(line) ? escapeControls(line) : []));
}

/** Hides the text before an `@`: a person's name, or the user and password in the address of a database. */
export function mask(text: string): string {
  return escapeControls(text.replace(/[^\s@"'<>(),;]+@/g, "...@"));
}
