import type { Context } from "hono";
import { TooManyHashesError } from "../accounts/hash-password.ts";
import { describeError } from "../describe-error.ts";

/** The stack is for the operator; whoever asked learns that it is not their doing. To be busy is no failure. */
export function logFailure({ req }: Context, error: unknown): void {
  if (!(error instanceof TooManyHashesError))
    console.error(`${req.method} ${req.path} failed: ${describeError(error)}`);
}
