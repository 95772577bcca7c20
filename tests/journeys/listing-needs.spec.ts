/** A listing is asked in visitors' own words: numbers and places that are typed become filters, and situations are known. */
import { formatRange } from "../../src/domain/number-range.ts";
import { haveChosenLanguage } from "./browser-storage.ts";
import { matching, readListing, urlOf } from "./listing-facts.ts";
import { cardsOf } from "./listing-panel.ts";
import { openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";
import { addressesShown, field } from "./typed-search.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const listing = readListing("en");
const { path, words } = listing;
const needs = { people: ["14"], minutes: ["1-25"], place: ["remote"] };

test("numbers and places that are typed become filters, which can be removed, and leave the field once it is left (R2.13, R2.14, R10.2)", async ({
  page,
}) => {
  await openPage(page, path);
  const filter = (name: string) => page.getByRole("button", { name: words.listing.remove({ filter: name }) });
  await field(page).pressSequentially("retro 14 people 25 min", { delay: 20 });
  await expect(page).toHaveURL(`${path}?q=retro&people=14&minutes=1-25`);
  await expect(filter("14 people")).toBeVisible();
  // Nothing is changed under the visitor's hands.
  await expect(field(page)).toHaveValue("retro 14 people 25 min");
  await field(page).pressSequentially("utes remote");
  await expect(page).toHaveURL(`${path}?q=retro&people=14&minutes=1-25&place=remote`);
  await field(page).press("Tab");
  await expect(field(page)).toHaveValue("retro");
  await filter(words.places.remote()).click();
  await expect(page).toHaveURL(`${path}?q=retro&people=14&minutes=1-25`);

  await test.step("letters that are taken back take the filter back", async () => {
    await field(page).fill("retro 9 people");
    await expect(page).toHaveURL(`${path}?q=retro&people=9&minutes=1-25`);
    await field(page).fill("retro");
    await expect(page).toHaveURL(`${path}?q=retro&people=14&minutes=1-25`);
  });

  await test.step("from an address as well, which is written in its one spelling", async () => {
    await openPage(page, `${path}?q=14+people+25+minutes+remote`);
    await expect(page).toHaveURL(`${path}?people=14&minutes=1-25&place=remote`);
    await expect(field(page)).toHaveValue("");
    await expect(cardsOf(page)).toHaveCount(Math.min(matching(listing, needs).length, 24));
  });
});

test("what is made for the time comes before what has to be shortened for it, which its card says (R10.2)", async ({
  page,
}) => {
  await openPage(page, `${path}?people=14&minutes=1-25&place=remote`);
  const found = matching(listing, needs);
  const asWritten = found.filter(({ minutes }) => minutes.to <= 25).map(({ url }) => url);
  const shortened = found.filter(({ minutes }) => minutes.to > 25);
  expect(shortened.length).toBeGreaterThan(0);
  const shown = await addressesShown(page);
  expect(new Set(shown.slice(0, Math.min(3, asWritten.length)).filter((url) => asWritten.includes(url))).size).toBe(3);
  const [one] = shortened.filter(({ url }) => shown.includes(url));
  if (!one) throw new Error("None of those that are shortened is shown");
  const card = cardsOf(page).filter({ has: page.locator(`a[href="${one.url}"]`) });
  const text = words.card.minutesShortened({ minutes: one.minutes.to, shortened: 25 });
  await expect(card.getByText(text, { exact: true })).toBeVisible();
  expect(formatRange(one.minutes)).toMatch(/^\d+-\d+$/);
});

test("few results are followed by others that are near, each with what differs (R8.2, R10.2)", async ({ page }) => {
  // Long for so few, so that hardly anything is just that.
  const asked = { people: ["2"], minutes: ["90-"], level: ["easy"] };
  expect(matching(listing, asked).length).toBeLessThan(4);
  await openPage(page, `${path}?people=2&minutes=90-&level=easy`);
  const near = page.getByRole("region", { name: words.listing.near() });
  await expect(near).toBeVisible();
  const differences = near.getByText(/^(Group size|Length|Facilitation level): /);
  await expect(differences).toHaveCount(await near.getByRole("article").count());
  const strict = matching(listing, asked).map(({ url }) => url);
  for (const url of strict) await expect(near.locator(`a[href="${url}"]`)).toHaveCount(0);
});

test("who tells of a situation gets what helps there first, and can ask for that alone (R10.1)", async ({ page }) => {
  const german = readListing("de");
  const situation = "keeps-going-wrong";
  await haveChosenLanguage(page, "de");
  await openPage(page, german.path);
  await field(page).fill("warum passiert das immer wieder");
  await field(page).press("Enter");
  const { values = [] } = german.data.facets.find(({ id }) => id === "situation") ?? {};
  const name = values.find(({ id }) => id === situation)?.name ?? "";
  const only = page.getByRole("link", { name: german.words.listing.situationOnly({ name }) });
  await expect(only).toBeVisible();
  const helping = matching(german, { situation: [situation] }).map(({ url }) => url);
  expect(helping).toContain((await addressesShown(page))[0]);
  await only.click();
  await expect(page).toHaveURL(`${german.path}?situation=${situation}`);
  await expect(field(page)).toHaveValue("");
  expect((await addressesShown(page)).sort()).toEqual(helping.toSorted());
});

test("the first card stands within the first 400 pixels on a phone, and a session’s blocks can be read (R2.13)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, path);
  const box = await cardsOf(page).first().boundingBox();
  expect(box?.y).toBeLessThan(400);
  const sessions = readListing("en", "session");
  await openPage(page, sessions.path);
  const first = cardsOf(page).first();
  const { blocks } = sessions.data.cards[0] ?? { blocks: [] };
  expect(blocks.length).toBeGreaterThan(3);
  await expect(first.locator("ol li")).toHaveText(
    blocks.map(({ title, minutes }) => words.card.minutesShort({ count: minutes }) + title),
  );
  expect(urlOf(sessions, sessions.data.cards[0]?.key ?? "")).toBe(await first.getByRole("link").getAttribute("href"));
});
