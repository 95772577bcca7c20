/** The page of all favourites: seen in one place, shared by an address, taken along as a file. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { siteConfig } from "../../site.config.ts";
import type { Locale } from "../../src/domain/locale.ts";
import { pathOf } from "../../src/domain/route.ts";
import { recordSaid } from "./announcements.ts";
import { expectNoBarrier } from "./axe.ts";
import { blockStorage } from "./browser-storage.ts";
import { wordsIn } from "./interface-words.ts";
import { readListing } from "./listing-facts.ts";
import { isMarked, markDocument, openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";

const path = "/favourites/";
const { favourites, favouritesPage: words, directory, facets, header, shareLink, site } = wordsIn("en");
const listings = { inspiration: readListing("en", "inspiration"), session: readListing("en", "session") };

/** One that the listing's page holds, one that its files hold, and a session. */
const shown = [
  { listing: listings.inspiration, key: listings.inspiration.data.cards[0]?.key ?? "" },
  { listing: listings.inspiration, key: listings.inspiration.templates.at(-1)?.key ?? "" },
  { listing: listings.session, key: listings.session.data.cards[0]?.key ?? "" },
].map(({ listing, key }) => {
  const { name = "" } = listing.templates.find((it) => it.key === key) ?? {};
  return { listing, key, name, reference: `${listing.data.kind}:${key}` };
});
const [first, last, session] = shown;
const query = `?inspirations=${first?.key},${last?.key}&sessions=${session?.key}`;

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const names = (page: Page) => cards(page).getByRole("heading");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const status = (page: Page) => page.getByRole("main").getByRole("status").first();

const haveKept = (page: Page, ...references: string[]) =>
  page.addInitScript((list) => {
    // Once, since the page is opened again.
    if (localStorage.getItem("inspirations:favourites") === null) localStorage.setItem("inspirations:favourites", list);
  }, JSON.stringify(references));

const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("inspirations:favourites") ?? "[]") as string[]);

test("what was kept in both listings stands in one place, the latest first, and one that is let go of stays until the page is left", async ({
  page,
}) => {
  await openPage(page, path);
  await expect(page.getByText(words.none())).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: directory.sessions() }).click();
  await page.getByRole("button", { name: favourites.keep({ name: session?.name ?? "" }), exact: true }).click();
  await openPage(page, `${listings.inspiration.path}?q=${encodeURIComponent(last?.name ?? "")}`);
  await page.getByRole("button", { name: favourites.keep({ name: last?.name ?? "" }), exact: true }).click();
  await page.goto(listings.inspiration.path);
  await page.getByRole("button", { name: favourites.keep({ name: first?.name ?? "" }), exact: true }).click();

  await page.getByRole("link", { name: facets.allFavourites() }).click();
  await expect(page).toHaveURL(path);
  await expect(names(page)).toHaveText(shown.map(({ name }) => name));
  await expect(page.getByRole("heading", { level: 2, name: directory.inspirations() })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: directory.sessions() })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: header.favourites() })).toHaveAttribute(
    "aria-current",
    "page",
  );

  await page.getByRole("button", { name: favourites.drop({ name: last?.name ?? "" }) }).click();
  await expect(page.getByText(words.own({ count: 2 }))).toBeVisible();
  await expect(names(page)).toHaveCount(3);
  await page.reload();
  await expect(names(page)).toHaveText([first?.name ?? "", session?.name ?? ""]);
});

test("an address opens a list for anybody, in any language, who may keep it, and is theirs to share", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await haveKept(page, ...shown.map(({ reference }) => reference).toReversed());
  await openPage(page, path);
  await page.getByRole("button", { name: shareLink.copy() }).click();
  await expect(page.getByText(shareLink.copied())).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toBe(siteConfig.siteUrl + path + query);
  const mail = await page.getByRole("link", { name: shareLink.email() }).getAttribute("href");
  expect(mail).toContain(encodeURIComponent(shared));

  await test.step("a selected field where nothing can be copied", async () => {
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await page.getByRole("button", { name: shareLink.copy() }).click();
    await expect(page.getByText(shareLink.copyFailed())).toBeVisible();
    const field = page.getByRole("textbox", { name: shareLink.address() });
    await expect(field).toBeFocused();
    expect(await page.evaluate(() => String(getSelection()))).toBe(shared);
  });

  await test.step("the share sheet of the system, where there is one", async () => {
    const handed: unknown[] = [];
    await page.exposeFunction("hand", (data: unknown) => void handed.push(data));
    await page.addInitScript(() => {
      const { hand } = window as unknown as { hand: (data: unknown) => Promise<void> };
      Object.defineProperty(navigator, "share", { value: hand });
    });
    await openPage(page, path);
    await page.getByRole("button", { name: shareLink.open() }).click();
    await expect.poll(() => handed).toEqual([{ title: words.shareTitle({ count: 3 }), url: shared }]);
  });
});

test("a shared list is told of, kept beside one's own, and gone back to", async ({ page }) => {
  const said = await recordSaid(page);
  await haveKept(page, "inspiration:gone", session?.reference ?? "");
  await openPage(page, `${path}${query},gone`);
  await expect(page.getByText(words.shared({ count: 4 }))).toBeVisible();
  await expect(page.getByText(words.missing({ count: 1 }))).toBeVisible();
  await expect(names(page)).toHaveText(shown.map(({ name }) => name));

  await markDocument(page);
  await page.getByRole("button", { name: words.keepShared({ count: 4 }) }).click();
  await expect(page).toHaveURL(path);
  await expect(heading(page)).toBeFocused();
  const added = words.added({ count: 3 });
  await expect(status(page)).toHaveText(added);
  expect(await said()).toContain(added);
  await expect(page.getByText(words.own({ count: 5 }))).toBeVisible();
  await expect(names(page)).toHaveText(shown.map(({ name }) => name));
  expect(await kept(page)).toHaveLength(5);

  await page.goBack();
  await expect(page.getByText(words.shared({ count: 4 }))).toBeVisible();
  await expect(page.getByText(words.sharedIsKept({ count: 4 }))).toBeVisible();
  await page.getByRole("link", { name: words.toOwn() }).click();
  await expect(page.getByText(words.own({ count: 5 }))).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test.describe("of a visitor who reads German", () => {
  test.use({ locale: "de" });

  test("a shared list is shown in their language, and any address shows what can be understood of it", async ({
    page,
  }) => {
    const german = readListing("de");
    await openPage(page, `${path}?inspirations=SWOT.`);
    await expect(page).toHaveURL(`/de${path}?inspirations=SWOT.`);
    await expect(page.getByText(wordsIn("de").favouritesPage.shared({ count: 1 }))).toBeVisible();
    await expect(names(page)).toHaveText([german.templates.find(({ key }) => key === "swot")?.name ?? ""]);
    for (const nonsense of ["?inspirations=%E0%A4%A", "?sessions=", "?list=%00"]) {
      await openPage(page, `/de${path}${nonsense}`);
      await expect(page.getByText(wordsIn("de").favouritesPage.none())).toBeVisible();
    }
    await test.step("and goes along to another language", async () => {
      await openPage(page, `/de${path}?inspirations=swot`);
      await page.locator("header summary").click();
      await page.locator('header a[hreflang="fr"]').click();
      await expect(page).toHaveURL(`/fr${path}?inspirations=swot`);
      await expect(names(page)).toHaveCount(1);
    });
  });
});

test("favourites are taken along as a file, which joins those that are there, and a file that is none changes nothing", async ({
  page,
}) => {
  await haveKept(page, first?.reference ?? "", session?.reference ?? "");
  await openPage(page, path);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: words.save() }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe("marelle-favourites.json");
  const file = await readFile(await download.path(), "utf8");

  const open = async (content: string) => {
    const choosing = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: words.open() }).click();
    const buffer = Buffer.from(content);
    await (await choosing).setFiles({ name: "some.json", mimeType: "application/json", buffer });
  };
  await page.evaluate((list) => localStorage.setItem("inspirations:favourites", list), `["${last?.reference}"]`);
  await openPage(page, path);
  for (const [content, problem] of [
    ["no list", words.fileForeign()],
    [file.replace('"version": 1', '"version": 2'), words.fileNewer()],
    [file.replaceAll(/"(inspiration|session):/g, '"page:'), words.fileEmpty()],
    [file.padEnd(200_000), words.fileTooLarge()],
  ] as const) {
    await open(content);
    await expect(status(page)).toHaveText(problem);
  }
  expect(await kept(page)).toEqual([last?.reference]);
  await open(file);
  await expect(status(page)).toHaveText(words.added({ count: 2 }));
  await expect(names(page)).toHaveCount(3);
  expect(await kept(page)).toEqual([last?.reference, first?.reference, session?.reference]);
  await open(file);
  await expect(status(page)).toHaveText(words.added({ count: 0 }));
});

test("where storage is blocked a shared list is shown and kept while the page is open, which is said", async ({
  page,
}) => {
  await blockStorage(page);
  await openPage(page, path + query);
  await page.getByRole("button", { name: words.keepShared({ count: 3 }) }).click();
  await expect(status(page)).toHaveText(favourites.notStored());
  await expect(page).toHaveURL(path);
  await expect(names(page)).toHaveCount(3);
});

test.describe("where the cards do not come", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("the page says so, and offers to try again", async ({ page }) => {
    await page.route("**/assets/listing/**", (route) => route.abort());
    await page.goto(path + query);
    await expect(page.getByRole("alert")).toContainText(site.loadFailed());
    await page.unroute("**/assets/listing/**");
    await page.getByRole("button", { name: site.tryAgain() }).click();
    await expect(names(page)).toHaveCount(3);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says why it shows nothing, and leads to the listings", async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(words.withoutScript())).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: directory.inspirations() }).click();
    await expect(page).toHaveURL(listings.inspiration.path);
  });
});

for (const locale of ["en", "de"] as const satisfies readonly Locale[]) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, reducedMotion: "reduce" });

    test("nothing of one's own page or a shared list is a barrier, too wide, or moves", async ({ page }) => {
      await haveKept(page, ...shown.map(({ reference }) => reference));
      for (const address of [pathOf({ name: "favourites" }, locale), pathOf({ name: "favourites" }, locale) + query]) {
        await openPage(page, address);
        await expect(names(page)).toHaveCount(3);
        await expectNoBarrier(page, { at: address });
        for (const width of [320, 768, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          const overflow = () =>
            page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
          expect(await overflow(), `${address} at ${width} px`).toBe(0);
        }
      }
    });
  });
}
