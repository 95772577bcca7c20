import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import type { Client } from "../accounts/throttle.ts";
import { events } from "../database/schema.ts";
import type { Settings } from "../environment.ts";
import { bytesOnDisk, type ReadEvent, readEvent } from "../events/read-event.ts";
import { acceptFromSites } from "../http/accept-from-sites.ts";
import { admitBodies } from "../http/admit-bodies.ts";
import { readClient } from "../http/client-address.ts";
import { declaredBytes } from "../http/declared-bytes.ts";
import { refuse } from "../http/refuse.ts";
import type { Services } from "../services.ts";

const path = "/ingest";

const protocolVersion = "2";

/** Larger than the limit for forms. */
const largestBatchBytes = 1024 * 1024;

/** Stores analytics events: docs/contracts/ingest.md. */
export function ingest({ settings, database, ingestLimit, eventRoom, now }: Services): Hono {
  const routes = new Hono();
  const { siteOrigins } = settings;
  const contentType = "application/x-www-form-urlencoded";
  const maxBytes = largestBatchBytes;
  const clientOf = (context: Context) => readClient(context, settings.trustedProxies);
  // A batch that turns out to be wrong counts as well, because reading it takes time.
  const count = (client: Client, bytes: number) => ingestLimit.count(client, bytes);
  const admit = admitBodies({ maxBytes, clientOf, count });
  acceptFromSites(routes, path, { siteOrigins, contentType, maxBytes, admit });
  routes.post(path, async (context) => {
    const from = clientOf(context);
    const { bytes, ...batch } = readBatch(await context.req.text(), settings);
    const wait = await ingestLimit.recount(from, declaredBytes(context, maxBytes), bytes);
    if (wait) return refuse(context, 429, "too-many", wait);
    if (batch.problem === "too-large") return refuse(context, 413, "too-large");
    if (batch.problem) return context.text(batch.problem, 400);
    const receivedAt = now();
    const rows = batch.events.map((event) => ({ ...event, client: batch.client, receivedAt }));
    const stored = rows.reduce((sum, row) => sum + bytesOnDisk(row), 0);
    const longerWait = await ingestLimit.recount(from, bytes, Math.max(bytes, stored));
    if (longerWait) return refuse(context, 429, "too-many", longerWait);
    const waitForRoom = await eventRoom.take(stored);
    if (waitForRoom) return refuse(context, 503, "busy", waitForRoom);
    // One statement stores the whole batch or nothing.
    if (rows.length > 0) await database.insert(events).values(rows).onConflictDoNothing();
    return context.text("success");
  });
  return routes;
}

type ReadBatch = { bytes: number } & (
  | { problem?: undefined; client: string; events: ReadEvent[] }
  | { problem: "invalid_version" | "invalid_key" | "bad_checksum" | "too-large" | "invalid_events" }
);

/**
 * Synchronous, and returns only the data to be stored: a batch takes twenty times its size while it is parsed, and many batches may
 * wait for the database at a time.
 */
function readBatch(body: string, { ingestKeys, ingestMaxEvents }: Settings): ReadBatch {
  const bytes = Buffer.byteLength(body);
  const form = new URLSearchParams(body);
  const field = (name: string) => form.get(name) ?? "";
  const client = field("client");
  if (field("v") !== protocolVersion) return { bytes, problem: "invalid_version" };
  if (!ingestKeys.includes(client)) return { bytes, problem: "invalid_key" };
  if (checksumOf(field("v"), client, field("e"), field("upload_time")) !== field("checksum"))
    return { bytes, problem: "bad_checksum" };
  const list = parseList(field("e"));
  // Checked before the events are read, because a body may contain a hundred thousand.
  if (list && list.length > ingestMaxEvents) return { bytes, problem: "too-large" };
  const events = list && readEvents(list);
  return events ? { bytes, client, events } : { bytes, problem: "invalid_events" };
}

function checksumOf(...parts: string[]): string {
  return createHash("md5").update(parts.join("")).digest("hex");
}

function parseList(text: string): unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns nothing if one of them is no event. Sorted by `uuid`, so that two batches with the same events do not wait for each other
 * in the database.
 */
function readEvents(list: unknown[]): ReadEvent[] | undefined {
  try {
    return list.map(readEvent).sort((a, b) => (a.uuid < b.uuid ? -1 : 1));
  } catch {
    return undefined;
  }
}
