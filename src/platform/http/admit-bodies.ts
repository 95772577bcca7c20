import type { Context, MiddlewareHandler } from "hono";
import type { Client, Wait } from "../accounts/throttle.ts";
import { declaredBytes } from "./declared-bytes.ts";
import { refuse, shortWait } from "./refuse.ts";

interface Admission {
  /** A body with a larger declared size is left to the handler, which refuses it. */
  maxBytes: number;
  clientOf: (context: Context) => Client;
  count: (client: Client, bytes: number) => Promise<Wait | undefined>;
}

/** The bytes that the bodies of all networks may take at a time, from before their first byte until they are answered. */
const mostBytesHeld = 64 * 1024 * 1024;

/** Without this, one network could keep all others out with bodies that never arrive. */
const mostOfOneNetwork = mostBytesHeld / 4;

/** Decides by the declared size before a body is read, because a body that is sent slowly takes its place for a long time. */
export function admitBodies({ maxBytes, clientOf, count }: Admission): MiddlewareHandler {
  const heldBy = new Map<string, number>();
  let held = 0;
  const hold = (holder: string, bytes: number) => {
    held += bytes;
    const ofHolder = (heldBy.get(holder) ?? 0) + bytes;
    if (ofHolder > 0) heldBy.set(holder, ofHolder);
    else heldBy.delete(holder);
  };
  return async (context, next) => {
    const bytes = declaredBytes(context, maxBytes);
    if (bytes > maxBytes) return next();
    if (held + bytes > mostBytesHeld) return refuse(context, 503, "busy", shortWait);
    const client = clientOf(context);
    const holder = client.range ?? client.network;
    if ((heldBy.get(holder) ?? 0) + bytes > mostOfOneNetwork) return refuse(context, 429, "too-many", shortWait);
    hold(holder, bytes);
    try {
      const wait = await count(client, bytes);
      if (wait) return await refuse(context, 429, "too-many", wait);
      return await next();
    } finally {
      hold(holder, -bytes);
    }
  };
}
