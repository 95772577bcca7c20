import type { Context } from "hono";
import { describeError } from "../describe-error.ts";

/** The stack is for the operator; whoever asked learns that it is not their doing. */
export function logFailure({ req }: Context, error: unknown): void {
  console.error(`${req.method} ${req.path} failed: ${describeError(error)}`);
}
