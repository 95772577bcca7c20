import { z } from "zod";
import { parseEmail } from "../../domain/email.ts";
import type { events } from "../database/schema.ts";

/**
 * Text in PostgreSQL cannot contain a zero. Halves of characters are refused because all of them would be stored as the same
 * sign, and different names would become equal.
 */
const word = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\0\p{Cs}]*$/u);

/** The fields that the platform reads. The others are not even copied. */
const eventShape = z.object({
  uuid: word,
  event_type: word,
  timestamp: z.number().int().optional().catch(undefined),
  // Any client may write what it likes in these, and has its events stored all the same.
  device_id: word.catch(""),
  user_id: word
    .transform((text) => text.toLowerCase())
    .nullable()
    .catch(null),
  user_properties: z.object({ email: z.string().transform((text) => parseEmail(text) ?? null) }).catch({ email: null }),
});

type EventRow = typeof events.$inferInsert;

export type ReadEvent = Omit<EventRow, "client" | "receivedAt">;

/** Deeper than any event of a client. Some versions of Node write all depths as JSON, which others cannot read again. */
const mostLevels = 1_000;

/** Throws where it is no event, or nested too deeply. */
export function readEvent(sent: unknown): ReadEvent {
  if (isDeeperThan(mostLevels, sent)) throw new Error("An event is nested too deeply");
  const { uuid, event_type: type, timestamp: happenedAt, ...owner } = eventShape.parse(sent);
  const { device_id: deviceId, user_id: userId, user_properties } = owner;
  return { uuid, type, happenedAt, deviceId, userId, email: user_properties.email, event: JSON.stringify(sent) };
}

function isDeeperThan(most: number, value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap((each) => (typeof each === "object" && each !== null ? Object.values(each) : []));
  }
  return false;
}

/** The size of an empty row, with its places in the indexes. */
const bytesPerRow = 150;

/** The size of an event in the database, which is several times the size of its request for events that are small or oddly written. */
export function bytesOnDisk({ uuid, client, type, deviceId, userId, email, event }: EventRow): number {
  // Some stand in the row and in an index.
  const names = [client, type, ...[uuid, deviceId, userId, email].flatMap((name) => [name, name])];
  return [...names, event].reduce((bytes, text) => bytes + Buffer.byteLength(text ?? ""), bytesPerRow);
}
