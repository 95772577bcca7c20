import { expect, test } from "vitest";
import { highlightCycleDays, highlightsPerDay } from "../../src/domain/highlight.ts";
import { locales } from "../../src/domain/locale.ts";
import { readPages } from "./built-pages.ts";

test("home has its templates of the day for each day of the cycle, whatever a clock says (R2.11)", () => {
  const homes = readPages().filter(({ file }) => file.data.screen === "home");
  expect(homes).toHaveLength(locales.length);
  for (const { address, html } of homes) {
    // Each part begins with its mark and goes on to the next one's.
    const [, ...days] = html.slice(0, html.indexOf('id="page"')).split(/(?=data-day=")/);
    expect(days.map((part) => /^data-day="(\d+)"/.exec(part)?.[1])).toEqual(
      Array.from({ length: highlightCycleDays }, (_, day) => String(day)),
    );
    for (const part of days) expect(part.match(/<article/g), address).toHaveLength(highlightsPerDay);
  }
});
