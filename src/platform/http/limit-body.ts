import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { refuse } from "./refuse.ts";

/** Refuses bodies that are larger, whether or not they say how large they are. */
export function limitBody(maxBytes: number): MiddlewareHandler {
  return bodyLimit({ maxSize: maxBytes, onError: (context) => refuse(context, 413, "too-large") });
}
