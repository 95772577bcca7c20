import { asc, isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../database/open-database.ts";
import { events } from "../database/schema.ts";
import { testDatabases } from "../test-databases.ts";
import { attributeEvents } from "./attribute-events.ts";
import { readEvent } from "./read-event.ts";

const row = { client: "", type: "x", receivedAt: new Date() };

describe.each(testDatabases)("events of an earlier version, over $name", ({ open }) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  it("are known by the same names as those that come now", async () => {
    const rest = { event_type: "x", event_properties: { text: '\0 \ud83e "' } };
    const sent = [
      { device_id: "7c9e6679-7425-40de", user_id: null, ...rest, user_properties: {}, uuid: "a" },
      {
        device_id: "7c9e6679-7425-40de",
        user_id: "Nora-1",
        ...rest,
        user_properties: { id: "Nora-1", hasSignedUp: true, email: "Nora@Example.org", displayName: 'N "' },
        uuid: "b",
      },
      { ...rest, uuid: "c" },
    ];
    const read = sent.map(readEvent);
    await opened.database.insert(events).values(read.map(({ uuid, event }) => ({ ...row, uuid, event })));
    await attributeEvents(opened.database);
    const names = { uuid: events.uuid, deviceId: events.deviceId, userId: events.userId, email: events.email };
    expect(await opened.database.select(names).from(events).orderBy(asc(events.uuid))).toEqual(
      read.map(({ uuid, deviceId, userId, email }) => ({ uuid, deviceId, userId, email })),
    );
    expect(read[1]).toMatchObject({ userId: "nora-1", email: "nora@example.org" });
  });

  it("are noted in pieces, to the last, to the most that may be, or until somebody says to stop", async () => {
    const many = Array.from({ length: 1_700 }, (_, index) => ({ ...row, uuid: `${index}`, event: "{}" }));
    await opened.database.insert(events).values(many);
    const left = () => opened.database.$count(events, isNull(events.deviceId));
    await attributeEvents(opened.database, { stop: AbortSignal.abort() });
    expect(await left()).toBe(1_200);
    await attributeEvents(opened.database, { most: 500 });
    expect(await left()).toBe(700);
    await attributeEvents(opened.database);
    expect(await left()).toBe(0);
  });
});
