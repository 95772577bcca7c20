import { expect, test } from "vitest";
import { highlightCycleDays, highlightsPerDay } from "../../src/domain/highlight.ts";
import { unpackHighlights } from "../../src/domain/highlight-columns.ts";
import { locales } from "../../src/domain/locale.ts";
import type { HomeData } from "../../src/domain/page.ts";
import { elementsOf, readBuiltFile, readPages } from "./built-pages.ts";

const pages = readPages();
const homes = pages.filter(({ file }) => file.data.screen === "home");

test("home has its templates of the day for each day of the cycle, whatever a clock says (R2.11)", () => {
  expect(homes).toHaveLength(locales.length);
  for (const home of homes) {
    const { address, html } = home;
    // Each part begins with its mark and goes on to the next one's.
    const [, ...days] = html.slice(0, html.indexOf('id="page"')).split(/(?=data-day=")/);
    expect(days.map((part) => /^data-day="(\d+)"/.exec(part)?.[1])).toEqual(
      Array.from({ length: highlightCycleDays }, (_, day) => String(day)),
    );
    for (const part of days) expect(part.match(/<article/g), address).toHaveLength(highlightsPerDay);
    const [sheet] = elementsOf(home, "link", { rel: "stylesheet" });
    const style = readBuiltFile(sheet?.attributes.href ?? "").toString();
    for (let day = 0; day < highlightCycleDays; day += 1) expect(style).toContain(`[data-day="${day}"] `);
  }
});

test("all templates come round, sessions too, once or twice, and no two of one goal, activity or picture meet on one day (R2.11)", () => {
  for (const { file } of homes) {
    const { locale } = file.context;
    const { highlights, sentence } = file.data as HomeData;
    const templates = new Map(
      pages.flatMap(({ address, file: { data, context } }) =>
        data.screen === "template" && context.locale === locale ? [[address, data] as const] : [],
      ),
    );
    const times = new Map<string, number>();
    for (const url of highlights.url) times.set(url, (times.get(url) ?? 0) + 1);
    expect([...times.keys()].sort(), locale).toEqual([...templates.keys()].sort());
    expect(Math.max(...times.values()), locale).toBeLessThanOrEqual(2);
    for (const day of unpackHighlights(highlights, sentence.goals)) {
      const goals = day.map(({ goal }) => goal.id);
      expect(new Set(goals).size, goals.join()).toBe(highlightsPerDay);
      const activities = day.map(({ url }) => templates.get(url)?.activity ?? "session");
      expect(new Set(activities).size, activities.join()).toBe(highlightsPerDay);
    }
  }
});
