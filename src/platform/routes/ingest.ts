import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { z } from "zod";
import type { Client } from "../accounts/throttle.ts";
import { events } from "../database/schema.ts";
import type { Settings } from "../environment.ts";
import { bytesOnDisk } from "../events/ingest-limit.ts";
import { acceptFromSites } from "../http/accept-from-sites.ts";
import { admitBodies } from "../http/admit-bodies.ts";
import { readClient } from "../http/client-address.ts";
import { declaredBytes } from "../http/declared-bytes.ts";
import { refuse } from "../http/refuse.ts";
import type { Services } from "../services.ts";

const path = "/ingest";

const protocolVersion = "2";

/** Batches are larger than any form. */
const largestBatchBytes = 1024 * 1024;

/** No text of a database holds a zero, nor half of a character: all halves would become the same sign, and different names one. */
const word = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\0\p{Cs}]*$/u);

/** As far as the platform looks into an event: the rest is not even copied. */
const eventShape = z.object({
  uuid: word,
  event_type: word,
  timestamp: z.number().int().optional().catch(undefined),
});

interface StoredEvent {
  uuid: string;
  type: string;
  happenedAt: number | undefined;
  /** All of it, as it came. */
  event: string;
}

/** Analytics events: docs/contracts/ingest.md. */
export function ingest({ settings, database, ingestLimit, now }: Services): Hono {
  const routes = new Hono();
  const { siteOrigins } = settings;
  const contentType = "application/x-www-form-urlencoded";
  const maxBytes = largestBatchBytes;
  const clientOf = (context: Context) => readClient(context, settings.trustedProxies);
  // Whatever it is: finding out costs something too.
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
    // One statement: all of the batch is stored, or nothing of it.
    if (rows.length > 0) await database.insert(events).values(rows).onConflictDoNothing();
    return context.text("success");
  });
  return routes;
}

type ReadBatch = { bytes: number } & (
  | { problem?: undefined; client: string; events: StoredEvent[] }
  | { problem: "invalid_version" | "invalid_key" | "bad_checksum" | "too-large" | "invalid_events" }
);

/**
 * At once, and so that nothing is kept but what is stored: a batch takes twenty times its bytes while it is taken apart, and many wait
 * for the database at a time.
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
  // Before any is looked at: a body has room for some hundred thousand.
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
 * Nothing where one of them is no event. In the order of their names: two batches with the same events must not wait for each
 * other in the database.
 */
function readEvents(list: unknown[]): StoredEvent[] | undefined {
  try {
    return list
      .map((each) => {
        const { uuid, event_type: type, timestamp: happenedAt } = eventShape.parse(each);
        return { uuid, type, happenedAt, event: JSON.stringify(each) };
      })
      .sort((a, b) => (a.uuid < b.uuid ? -1 : 1));
  } catch {
    // Not as it should be, or nested so deeply that it cannot be written again.
    return undefined;
  }
}
