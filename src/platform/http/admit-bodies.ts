import type { Context, MiddlewareHandler } from "hono";
import type { Wait } from "../accounts/throttle.ts";
import { refuse, shortWait } from "./refuse.ts";

interface Admission {
  /** A body that says it is larger is refused for that. */
  maxBytes: number;
  count: (context: Context, bytes: number) => Promise<Wait | undefined>;
}

/** Bodies may take so much at a time, of all networks together, from before their first byte until they are answered. */
const mostBytesHeld = 64 * 1024 * 1024;

/** Decides before anything of a body is read, by the size that it says it has: who sends it slowly has it held. */
export function admitBodies({ maxBytes, count }: Admission): MiddlewareHandler {
  let held = 0;
  return async (context, next) => {
    const bytes = declaredBytes(context, maxBytes);
    if (bytes > maxBytes) return next();
    if (held + bytes > mostBytesHeld) return refuse(context, 503, "busy", shortWait);
    held += bytes;
    try {
      const wait = await count(context, bytes);
      if (wait) return await refuse(context, 429, "too-many", wait);
      return await next();
    } finally {
      held -= bytes;
    }
  };
}

/** One that does not say how large it is may be as large as any. */
export function declaredBytes(context: Context, maxBytes: number): number {
  return Number(context.req.header("Content-Length") ?? maxBytes);
}
