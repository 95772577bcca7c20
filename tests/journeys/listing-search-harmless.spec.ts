/** Text in the search field or in a link can do no harm (R2.13, R2.14). */
import type { Page } from "@playwright/test";
import { cleanKeyword, longestKeyword } from "../../src/domain/finding/listing-query.ts";
import { saveData } from "./connection.ts";
import { readListing, urlOf } from "./listing-facts.ts";
import { follow, openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";
import { expectAnswered, field, search } from "./typed-search.ts";

// A narrow window, in which too wide content shows.
test.use({ viewport: { width: 320, height: 640 } });
test.beforeEach(({ page }) => saveData(page));

const markup = '<img src=x onerror="window.harmed=1"><script>window.harmed=1</script>';
const harmful: Record<string, string> = {
  markup,
  "markup that closes what it stands in": `"'></title></textarea>--></script>${markup}`,
  emoji: "🐙👩‍👩‍👧‍👦🏳️‍🌈",
  "half an emoji": "\uD83D",
  "right-to-left": "مرحبا بالعالم שלום",
  "what turns the direction": "\u202Edesrever\u2066",
  "10,000 characters": "starfish ".repeat(1112).slice(0, 10_000),
  "10,000 in one word": "ä".repeat(10_000),
  "a pattern": "(.*)+[\\",
  "a name that objects have": "__proto__ constructor toString",
  "controls and spaces": "\t\u0000 \u00a0\n ",
};

const listing = readListing("en");

/** The listing has answered the cleaned text, which is also in the address, without any harm. */
async function expectUnharmed(page: Page, what: string, text: string): Promise<void> {
  await expectAnswered(page, listing, cleanKeyword(text));
  await expect(page.getByRole("heading", { level: 1 }), what).toBeVisible();
  await expect(page.locator("#results"), what).not.toBeEmpty();
  const state = await page.evaluate(() => ({
    isHarmed: "harmed" in window,
    injected: document.querySelectorAll("main img[src=x], main script, #results *, mark *").length,
    isTooWide: document.documentElement.scrollWidth > window.innerWidth,
  }));
  expect(state, what).toEqual({ isHarmed: false, injected: 0, isTooWide: false });
}

async function expectSearchable(page: Page): Promise<void> {
  expect(await search(page, listing, "starfish")).toContain(urlOf(listing, "starfish"));
}

test("nothing typed, or linked to, does any harm, the address says what was made of it, and the search goes on (R2.13, R2.14)", async ({
  page,
}) => {
  await openPage(page, listing.path);
  for (const [what, text] of Object.entries(harmful)) {
    await test.step(what, async () => {
      await field(page).fill(text);
      await field(page).press("Enter");
      await expectUnharmed(page, what, text);
      // The field keeps the typed text.
      expect((await field(page).inputValue()).length, what).toBeGreaterThan(0);
    });
  }
  await expectSearchable(page);

  const linked = [
    ...["markup that closes what it stands in", "right-to-left", "what turns the direction", "controls and spaces"].map(
      (what) => [what, encodeURIComponent(harmful[what] ?? ""), harmful[what] ?? ""] as const,
    ),
    ["broken percents", "%E0%A4%A", ""],
    ["a lone percent", "%", ""],
  ] as const;
  for (const [what, query, text] of linked) {
    await test.step(what, async () => {
      await openPage(page, `${listing.path}?q=${query}`);
      await expectUnharmed(page, what, text);
      await expect(field(page), what).toHaveValue(cleanKeyword(text));
    });
  }
  // The link is followed inside the page, since the server refuses addresses of this length.
  for (const [what, text] of Object.entries(harmful).filter(([what]) => what.startsWith("10,000"))) {
    await test.step(what, async () => {
      await follow(page, `${listing.path}?q=${encodeURIComponent(text)}`);
      await expectUnharmed(page, what, text);
      expect(await field(page).inputValue()).toBe(text.slice(0, longestKeyword).trim());
    });
  }
  await page.reload();
  await expectSearchable(page);
});
