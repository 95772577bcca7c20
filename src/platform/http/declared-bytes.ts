import type { Context } from "hono";

/** A body without a declared size counts as the largest possible one. */
export function declaredBytes(context: Context, maxBytes: number): number {
  return Number(context.req.header("Content-Length") ?? maxBytes);
}
