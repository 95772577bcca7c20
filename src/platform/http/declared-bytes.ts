import type { Context } from "hono";

/** One that does not say how large it is may be as large as any. */
export function declaredBytes(context: Context, maxBytes: number): number {
  return Number(context.req.header("Content-Length") ?? maxBytes);
}
