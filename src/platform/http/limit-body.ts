import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { declaredBytes } from "./declared-bytes.ts";
import { refuse } from "./refuse.ts";

/** Refuses larger bodies, with or without a declared size. With one, nothing is read. */
export function limitBody(maxBytes: number): MiddlewareHandler {
  const limit = bodyLimit({ maxSize: maxBytes, onError: (context) => refuse(context, 413, "too-large") });
  return async (context, next) =>
    declaredBytes(context, maxBytes) > maxBytes ? refuse(context, 413, "too-large") : limit(context, next);
}
