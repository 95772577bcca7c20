import { createHash } from "node:crypto";
import { Hono } from "hono";
import { z } from "zod";
import { events } from "../database/schema.ts";
import { allowSites } from "../http/call-rules.ts";
import { refuseForeignOrigin, requireContentType } from "../http/cross-site.ts";
import { refuse } from "../http/refuse.ts";
import type { Services } from "../services.ts";

const protocolVersion = "2";

/** As far as the platform looks into an event; the rest is kept as it came. No text of a database holds a zero. */
const eventShape = z.looseObject({
  uuid: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[^\0]*$/),
  event_type: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[^\0]*$/),
  timestamp: z.number().int().optional().catch(undefined),
});

/** Analytics events: docs/contracts/ingest.md. */
export function ingest({ settings, database, now }: Services): Hono {
  const routes = new Hono();
  routes.use("/ingest", allowSites(settings.siteOrigins, false));
  routes.post(
    "/ingest",
    refuseForeignOrigin(settings.siteOrigins),
    requireContentType("application/x-www-form-urlencoded"),
    async (context) => {
      const form = new URLSearchParams(await context.req.text());
      const field = (name: string) => form.get(name) ?? "";
      const client = field("client");
      if (field("v") !== protocolVersion) return context.text("invalid_version", 400);
      if (!settings.ingestKeys.includes(client)) return context.text("invalid_key", 400);
      if (checksumOf(field("v"), client, field("e"), field("upload_time")) !== field("checksum"))
        return context.text("bad_checksum", 400);
      const batch = parseBatch(field("e"));
      if (!batch) return context.text("invalid_events", 400);
      if (batch.length > settings.ingestMaxEvents) return refuse(context, 413, "too-large");
      const receivedAt = now();
      const rows = batch.map((event) => ({
        uuid: event.uuid,
        client,
        type: event.event_type,
        happenedAt: event.timestamp,
        receivedAt,
        event: JSON.stringify(event),
      }));
      // One statement: all of the batch is stored, or nothing of it.
      if (rows.length > 0) await database.insert(events).values(rows).onConflictDoNothing();
      return context.text("success");
    },
  );
  return routes;
}

function checksumOf(...parts: string[]): string {
  return createHash("md5").update(parts.join("")).digest("hex");
}

function parseBatch(text: string): z.infer<typeof eventShape>[] | undefined {
  try {
    return z.array(eventShape).safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
