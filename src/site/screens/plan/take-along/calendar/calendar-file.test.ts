import ICAL from "ical.js";
import { afterEach, describe, expect, it, vi } from "vitest";
import { limits, type Plan, type PlanBlock } from "../../../../../domain/plan/plan.ts";
import { readPlan } from "../../../../../domain/plan/read-plan.ts";
import { agendaOf, checkIn, fittedOf, own, pause, planOf, swot, words } from "../agenda/test-agenda.ts";
import { calendarFile, type EntriesOf } from "./calendar-file.ts";

afterEach(() => vi.unstubAllEnvs());

const site = { name: "Marelle Inspirations", host: "inspirations.example" };

const write = (plan: Plan & { date: string }, entriesOf: EntriesOf) =>
  calendarFile({ plan, fitted: fittedOf(plan), agenda: agendaOf(plan), words, site }, entriesOf);

const on = (date: string, blocks: readonly PlanBlock[], more: Partial<Plan> = {}) => ({
  ...planOf(blocks, more),
  date,
});

/** Reads entries by a parser that shares nothing with the code that wrote them. */
function entriesIn(text: string) {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      title: event.summary,
      description: event.description,
      from: event.startDate.toJSDate().toISOString(),
      to: event.endDate.toJSDate().toISOString(),
      stamp: component.getFirstPropertyValue("dtstamp")?.toString(),
    };
  });
}

const timesIn = (text: string) => entriesIn(text).map(({ from, to }) => [from, to]);

describe("the calendar file of a plan", () => {
  const plan = on("2026-12-01", [checkIn, swot, pause, own("Budget", "With Nora")]);

  it("has one entry for all of it", () => {
    vi.stubEnv("TZ", "Europe/Paris");
    const [entry, ...others] = entriesIn(write(plan, "plan"));
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      title: "Team day",
      from: "2026-12-01T08:00:00.000Z",
      to: "2026-12-01T09:15:00.000Z",
    });
    expect(entry?.description).toContain("09:10 SWOT matrix (30 min; 2 groups of 4)\n");
    expect(entry?.description).toContain("https://example.org/plan/?v=1");
    expect(entry?.stamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  });

  it("has one for each block, with what is to be known of it", () => {
    vi.stubEnv("TZ", "America/Sao_Paulo");
    const entries = entriesIn(write(plan, "block"));
    expect(entries.map(({ title, from, to }) => [title, from.slice(11, 16), to.slice(11, 16)])).toEqual([
      ["Check-in", "12:00", "12:10"],
      ["SWOT matrix", "12:10", "12:40"],
      ["Break", "12:40", "12:55"],
      ["Budget", "12:55", "13:15"],
    ]);
    expect(entries[1]?.description).toContain("09:20 Sort (15 min; 2 groups of 4)");
    expect(entries[3]?.description).toBe("20 min\nWith Nora\n\nhttps://example.org/plan/?v=1");
  });

  it.each([
    // The hour from two to three does not exist.
    ["Europe/Paris", "2026-03-29", "01:30", ["2026-03-29T00:30:00.000Z", "2026-03-29T01:30:00.000Z"]],
    // The hour from two to three comes twice.
    ["Europe/Paris", "2026-10-25", "01:30", ["2026-10-24T23:30:00.000Z", "2026-10-25T00:30:00.000Z"]],
    // The day begins at one.
    ["America/Sao_Paulo", "2018-11-03", "23:30", ["2018-11-04T02:30:00.000Z", "2018-11-04T03:30:00.000Z"]],
    ["America/Sao_Paulo", "2018-11-05", "09:00", ["2018-11-05T11:00:00.000Z", "2018-11-05T12:00:00.000Z"]],
    ["America/Sao_Paulo", "2018-10-29", "09:00", ["2018-10-29T12:00:00.000Z", "2018-10-29T13:00:00.000Z"]],
  ])("is right in %s on %s at %s", (zone, date, start, expected) => {
    vi.stubEnv("TZ", zone);
    const plan = on(date, [{ ...pause, minutes: 60 } as PlanBlock], { start });
    expect(timesIn(write(plan, "plan"))).toEqual([expected]);
    expect(timesIn(write(plan, "block"))).toEqual([expected]);
  });

  it("holds a pin after a night in which the clocks change", () => {
    vi.stubEnv("TZ", "Europe/Paris");
    const blocks = [{ ...pause, minutes: 30 } as PlanBlock, { ...own("Sunrise"), at: "07:00" } as PlanBlock];
    const entries = entriesIn(write(on("2026-10-24", blocks, { start: "23:00" }), "block"));
    expect(entries[1]?.from).toBe("2026-10-25T06:00:00.000Z");
  });

  it("keeps every sign, in lines of at most 75 bytes", () => {
    const titles = [
      "Quotes \" ' ” and back\\slash, comma; semicolon: colon",
      "BEGIN:VEVENT\\n",
      "🎉👩‍👩‍👧‍👦 emoji ".repeat(5).trim(),
      "يوم الفريق للتخطيط السنوي ومراجعة الأهداف",
    ];
    const notes = titles.map((title) => `${title} `.repeat(5).trim());
    const text = write(
      on(
        "2026-12-01",
        titles.map((title, index) => own(title, notes[index])),
        { title: titles.join(" ") },
      ),
      "block",
    );
    expect(entriesIn(text).map(({ title }) => title)).toEqual(titles);
    for (const [index, { description }] of entriesIn(text).entries()) expect(description).toContain(notes[index]);
    const whole = write(on("2026-12-01", [pause], { title: titles.join(" ") }), "plan");
    expect(entriesIn(whole)[0]?.title).toBe(titles.join(" "));
    for (const line of [...text.split("\r\n"), ...whole.split("\r\n")])
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  });

  it("takes what an address can hold: a title of 5,000 characters is cut by the plan, and it may have many long blocks", () => {
    const query = `?title=${"é%0A".repeat(2500)}&date=2026-12-01&start=09:00&people=8${"&own=9999&title=x&note=y".repeat(99)}`;
    const read = readPlan(query, { start: "09:00", people: 8 })?.plan as Plan & { date: string };
    const [entry] = entriesIn(write(read, "plan"));
    expect([...(entry?.title ?? "")].length).toBeLessThanOrEqual(limits.title);
    expect(entriesIn(write(read, "block"))).toHaveLength(limits.blocks);
  });

  it("can be of any year", () => {
    vi.stubEnv("TZ", "UTC");
    expect(timesIn(write(on("1969-07-20", [pause]), "plan"))[0]?.[0]).toBe("1969-07-20T09:00:00.000Z");
  });

  it("has the same entries each time, of which none are alike", () => {
    const uids = (of: Plan & { date: string }, entriesOf: EntriesOf) =>
      entriesIn(write(of, entriesOf)).map(({ uid }) => uid);
    expect(uids(plan, "plan")).toEqual(["2026-12-01-0900-team-day@inspirations.example"]);
    const twice = on("2026-12-01", [pause, own("A"), pause, own("A"), swot, swot, checkIn]);
    const ids = uids(twice, "block");
    expect(uids(twice, "block")).toEqual(ids);
    expect(new Set([...ids, ...uids(twice, "plan")]).size).toBe(8);
    // A block that is moved or takes longer changes its entry, and adds none.
    const moved = on("2026-12-01", [swot, pause, own("A"), pause, own("A"), { ...swot, minutes: 50 }, checkIn]);
    expect(new Set(uids(moved, "block"))).toEqual(new Set(ids));
    expect(uids(on("2026-12-08", [pause]), "plan")).not.toEqual(uids(on("2026-12-01", [pause]), "plan"));
  });
});
