import { asc, gt } from "drizzle-orm";
import { z } from "zod";
import { templateKinds } from "../../domain/template.ts";
import type { Database } from "../database/open-database.ts";
import { events } from "../database/schema.ts";

export interface EventSummary {
  events: number;
  /** The number of browsers that have sent them. */
  devices: number;
  views: { total: number; byDay: Counts; byRoute: Counts; byLanguage: Counts; byTemplate: Counts };
}

export type Counts = Map<string, number>;

const viewName = "inspirations:content-view";

/** The fields that the summary reads. Any client may have sent the event. */
const noProperties = { routeName: "?", fullPath: "?" };

const eventShape = z
  .object({
    device_id: z.string().catch(""),
    language: z.string().catch("?"),
    event_properties: z
      .object({ routeName: z.string().catch("?"), fullPath: z.string().catch("?") })
      .catch(noProperties),
  })
  .catch({ device_id: "", language: "?", event_properties: noProperties });

/** The number of rows in memory at a time. Anybody may have sent events of a megabyte, and reading one takes a multiple of its size. */
const rowsAtOnce = 20;

/** Counts the stored events. */
export async function summariseEvents(database: Database): Promise<EventSummary> {
  const summary: EventSummary = {
    events: 0,
    devices: 0,
    views: { total: 0, byDay: new Map(), byRoute: new Map(), byLanguage: new Map(), byTemplate: new Map() },
  };
  const devices = new Set<string>();
  for await (const { type, receivedAt, event } of allEvents(database)) {
    const { device_id, language, event_properties } = eventShape.parse(JSON.parse(event));
    summary.events += 1;
    devices.add(device_id);
    if (type !== viewName) continue;
    const { routeName, fullPath } = event_properties;
    const { views } = summary;
    views.total += 1;
    count(views.byDay, receivedAt.toISOString().slice(0, 10));
    count(views.byRoute, routeName);
    count(views.byLanguage, language);
    if (templateKinds.some((kind) => kind === routeName)) count(views.byTemplate, fullPath.replace(/[?#].*/s, ""));
  }
  return { ...summary, devices: devices.size };
}

async function* allEvents(database: Database) {
  let last = "";
  for (;;) {
    const rows = await database
      .select({ uuid: events.uuid, type: events.type, receivedAt: events.receivedAt, event: events.event })
      .from(events)
      .where(gt(events.uuid, last))
      .orderBy(asc(events.uuid))
      .limit(rowsAtOnce);
    yield* rows;
    if (rows.length < rowsAtOnce) return;
    last = rows.at(-1)?.uuid ?? last;
  }
}

function count(counts: Counts, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
