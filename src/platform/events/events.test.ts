import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../database/open-database.ts";
import { events } from "../database/schema.ts";
import { testDatabases } from "../test-databases.ts";
import { formatSummary } from "./format-summary.ts";
import { summariseEvents } from "./summarise-events.ts";

const row = (number: number, event: object, more: { type?: string; day?: string } = {}) => {
  const { type = "inspirations:content-view", day = "2026-03-01" } = more;
  return {
    uuid: `u${number}`,
    client: "key",
    type,
    happenedAt: 1,
    receivedAt: new Date(`${day}T12:00:00Z`),
    event: JSON.stringify(event),
  };
};
const view = (routeName: string, fullPath: string, language = "en", device = "a") => ({
  device_id: device,
  language,
  event_properties: { routeName, fullPath },
});

describe.each(testDatabases)("the summary of events, over $name", (testDatabase) => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await testDatabase.open();
  });
  afterAll(() => open.close());

  it("is a sentence where there are none", async () => {
    expect(formatSummary(await summariseEvents(open.database))).toMatch(/^No events are stored yet/);
  });

  it("counts views per day, route, language and template, whatever clients may have sent", async () => {
    await open.database
      .insert(events)
      .values([
        row(1, view("home", "/")),
        row(2, view("inspiration", "/inspiration/swot/?from=a#steps"), { day: "2026-03-02" }),
        row(3, view("inspiration", "/inspiration/swot/", "fr", "b")),
        row(4, view("session", "/session/\u001b[2J/")),
        row(5, { something: "else" }, { type: "other" }),
        row(6, []),
      ]);
    const text = formatSummary(await summariseEvents(open.database));
    expect(text).toBe(
      [
        "6 events of 3 browsers; 5 of them are page views.",
        "Views per day, in UTC\n  1  2026-03-02\n  4  2026-03-01",
        "Per route\n  2  inspiration\n  1  ?\n  1  home\n  1  session",
        "Per language\n  3  en\n  1  ?\n  1  fr",
        "Most viewed templates\n  2  /inspiration/swot/\n  1  /session/?[2J/",
      ].join("\n\n"),
    );
  });

  it("names ten of each at the most, the first, however many names somebody has made up", async () => {
    await open.database.delete(events);
    const madeUp = (index: number) =>
      index < 100 ? view(`r${index}`, "/", `l${index}`) : view("session", `/t${index}/`);
    const rows = Array.from({ length: 200 }, (_, index) => row(index, madeUp(index)));
    const read = [200, 201].map((number) => row(number, view("inspiration", "/inspiration/swot/", "fr")));
    await open.database.insert(events).values([...rows, ...read]);
    const sections = formatSummary(await summariseEvents(open.database))
      .split("\n\n")
      .slice(2);
    const lines = sections.map((section) => section.split("\n").slice(1));
    expect(lines.map(({ length }) => length)).toEqual([10, 10, 10]);
    expect(lines[0]?.slice(0, 2)).toEqual(["  100  session", "    2  inspiration"]);
    expect(lines[2]?.[0]).toBe("  2  /inspiration/swot/");
  });

  it("reads as many as there are", async () => {
    await open.database.delete(events);
    await open.database.insert(events).values(row(0, view("home", "/")));
    await open.database.execute(
      sql`insert into events select 'more ' || number, client, type, happened_at, received_at, event from events, generate_series(1, 2499) number`,
    );
    expect((await summariseEvents(open.database)).views.total).toBe(2_500);
  });
});
