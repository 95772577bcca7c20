import { describe, expect, it } from "vitest";
import { highlightCycleDays, highlightsPerDay } from "../../domain/highlight.ts";
import { type InspirationOrder, makeCatalogue } from "../testing/test-catalogue.ts";
import { makePageMaker } from "../testing/test-page-maker.ts";
import { highlightDays } from "./highlight-days.ts";

const orders = (count: number, more: (index: number) => Partial<InspirationOrder> = () => ({})): InspirationOrder[] =>
  Array.from({ length: count }, (_, index) => ({ key: `key-${index}`, ...more(index) }));

const keysOf = (days: ReturnType<typeof highlightDays>) => days.map((day) => day.map(({ key }) => key));

const most = highlightCycleDays * highlightsPerDay;

describe("highlightDays", () => {
  it("has all templates come up, sessions too, as many as there is room for (R2.11)", () => {
    for (const count of [8, most - 1]) {
      const keys = keysOf(highlightDays(makePageMaker(makeCatalogue(orders(count))))).flat();
      expect([...new Set(keys)].sort()).toEqual([...orders(count).map(({ key }) => key), "gamma"].sort());
    }
  });

  it("shows the newest where there are more", () => {
    const isOld = (index: number) => index < 6;
    const catalogue = makeCatalogue(
      orders(most + 5, (index) => (isOld(index) ? { facts: { added: "2020-01-01" } } : {})),
    );
    expect(new Set(keysOf(highlightDays(makePageMaker(catalogue))).flat())).toEqual(
      new Set(["gamma", ...orders(most + 5).flatMap(({ key }, index) => (isOld(index) ? [] : [key]))]),
    );
  });

  it("has no two of one goal, picture or activity on one day, a session among them (R2.11)", () => {
    const catalogue = makeCatalogue(
      orders(52, (index) => ({
        kind: index < 26 ? "timeline" : `kind-${index}`,
        facts: { goals: [index < 26 ? "meet" : "decide"], activity: index < 26 ? "poll" : "quiz" },
      })),
    );
    const days = highlightDays(makePageMaker(catalogue));
    const withSession = days.filter((day) => day.some(({ kind }) => kind === "session"));
    expect(withSession.length).toBeGreaterThan(0);
    for (const day of days) expect(new Set(day.map(({ goal }) => goal.id)).size).toBe(2);
  });

  it("shows the same in all languages, and another in the place of one that a language lacks (R2.11)", () => {
    const catalogue = makeCatalogue(orders(8, (index) => (index === 5 ? { without: ["nl"] } : {})));
    const english = keysOf(highlightDays(makePageMaker(catalogue)));
    const dutch = keysOf(highlightDays(makePageMaker(catalogue, "nl")));
    expect(keysOf(highlightDays(makePageMaker(catalogue, "fr")))).toEqual(english);
    for (const [index, day] of english.entries()) {
      const kept = day.filter((key) => key !== "key-5");
      expect(dutch[index]?.slice(0, kept.length)).toEqual(kept);
      expect(new Set(dutch[index]).size).toBe(highlightsPerDay);
    }
    expect(dutch.flat()).not.toContain("key-5");
  });

  it("has days without templates where there are none", () => {
    const days = highlightDays(makePageMaker({ ...makeCatalogue([]), sessions: [] }));
    expect(days).toEqual(Array(highlightCycleDays).fill([]));
  });
});
