import type { Context } from "hono";
import { describeError, mask } from "../describe-error.ts";

/** The operator reads the stack in the log; the visitor is told that the fault is not theirs. */
export function logFailure({ req }: Context, error: unknown): void {
  console.error(`${mask(`${req.method} ${req.path}`)} failed: ${describeError(error)}`);
}
