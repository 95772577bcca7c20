import { setTimeout as delay } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { dataPathOf } from "../../src/domain/route.ts";
import { hold, stubConnection } from "./connection.ts";
import { openLanguageSelector } from "./language-entries.ts";
import { isMarked, letSettle, markDocument, navigationLink, openPage } from "./open-page.ts";
import { titleAt } from "./page-file.ts";
import { expect, test } from "./site.ts";

/** A page that no other link of the page under test leads to. */
const elsewhere = "/fr/discover/";

/** Opens a page whose clock stands still, so that only `page.clock.runFor` lets the delay pass. */
async function openWithStillClock(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await openPage(page, address);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Until the browser has told what is in view, as it does after a frame: those who asked first are told first. */
async function untilSeen(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isTold = () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      });
    // The first time, whoever watches the page for new links may have come after us.
    await isTold();
    await isTold();
  });
}

/** Adds a link of which some pixels of height, in a hundred, stand within the margin below the window. */
async function addLinkBelow(page: Page, { href, visiblePixels }: { href: string; visiblePixels: number }) {
  await page.evaluate(
    ([address, pixels]) => {
      const link = document.createElement("a");
      link.href = address;
      link.id = "added";
      // Styles by the document model, which the content security policy allows.
      Object.assign(link.style, {
        position: "fixed",
        left: "0",
        width: "100px",
        height: "100px",
        top: `${window.innerHeight + 20 - pixels}px`,
      });
      document.querySelector("main")?.append(link);
    },
    [href, visiblePixels] as const,
  );
  await untilSeen(page);
}

test("a link in view is prefetched 250 ms after it came into view (R4.8)", async ({ page, requests }) => {
  await openWithStillClock(page, "/inspirations/");
  await page.clock.runFor(1000);
  await addLinkBelow(page, { href: elsewhere, visiblePixels: 100 });
  requests.clear();
  await page.clock.runFor(249);
  await letSettle(page);
  expect(requests.all).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => requests.under("/assets/data/").map(({ path }) => path)).toEqual([dataPathOf(elsewhere)]);
});

test("a link counts as in view from a tenth of it on, 20 px before the edge (R4.8)", async ({ page, requests }) => {
  await openWithStillClock(page, "/inspirations/");
  await page.clock.runFor(1000);
  requests.clear();
  await addLinkBelow(page, { href: elsewhere, visiblePixels: 9 });
  await page.clock.runFor(1000);
  expect(requests.under(dataPathOf(elsewhere))).toEqual([]);
  await page.evaluate(() => {
    const link = document.getElementById("added");
    if (link) link.style.top = `${window.innerHeight + 20 - 11}px`;
  });
  await untilSeen(page);
  await page.clock.runFor(1000);
  await expect.poll(() => requests.under(dataPathOf(elsewhere))).toHaveLength(1);
});

test("a link that leaves the view within the delay is not prefetched (R4.8)", async ({ page, requests }) => {
  await openWithStillClock(page, "/inspirations/");
  await page.clock.runFor(1000);
  await addLinkBelow(page, { href: elsewhere, visiblePixels: 100 });
  await page.clock.runFor(200);
  await page.evaluate(() => {
    const link = document.getElementById("added");
    if (link) link.style.top = "-500px";
  });
  await untilSeen(page);
  await page.clock.runFor(1000);
  await letSettle(page);
  expect(requests.under(dataPathOf(elsewhere))).toEqual([]);
});

test("a link is not prefetched while the visitor waits for an answer, and is after it", async ({ page, requests }) => {
  const giveFiles = await hold(page, "**/assets/listing/**");
  await page.goto("/inspirations/?q=team", { waitUntil: "commit" });
  await page.waitForSelector("html[data-script=moving]");
  await page.waitForTimeout(600);
  expect(requests.under("/assets/data/")).toEqual([]);
  giveFiles();
  await expect.poll(() => requests.under("/assets/data/").length).toBeGreaterThan(0);
});

test("a link that leaves the page within the delay is not prefetched (R4.8)", async ({ page, requests }) => {
  await openWithStillClock(page, "/inspirations/");
  await page.clock.runFor(1000);
  await addLinkBelow(page, { href: elsewhere, visiblePixels: 100 });
  await page.evaluate(() => document.getElementById("added")?.remove());
  await page.clock.runFor(1000);
  await letSettle(page);
  expect(requests.under(dataPathOf(elsewhere))).toEqual([]);
});

test("a link that now leads elsewhere is a new one (R4.8)", async ({ page, requests }) => {
  await openWithStillClock(page, "/inspirations/");
  await page.clock.runFor(1000);
  await addLinkBelow(page, { href: elsewhere, visiblePixels: 100 });
  await page.clock.runFor(1000);
  await page.evaluate(() => document.getElementById("added")?.setAttribute("href", "/session/one-on-one/"));
  await untilSeen(page);
  await page.clock.runFor(1000);
  await expect.poll(() => requests.under(dataPathOf("/session/one-on-one/"))).toHaveLength(1);
});

test("a click uses what was prefetched, without another request (R4.8, R7.2)", async ({ page, requests }) => {
  await openPage(page, "/inspirations/");
  await markDocument(page);
  const link = page.locator("article a").first();
  const to = (await link.getAttribute("href")) ?? "";
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => requests.under(dataPathOf(to))).toHaveLength(1);
  await letSettle(page);
  requests.clear();
  await link.click();
  await expect(page).toHaveTitle(titleAt(to));
  expect(requests.under(dataPathOf(to))).toEqual([]);
  expect(requests.under("/assets/js/")).toEqual([]);
  expect(await isMarked(page)).toBe(true);
});

test("a click on a link that is being prefetched waits for that same request (R4.8)", async ({ page, requests }) => {
  await page.route("**/assets/data/inspiration/**", async (route) => {
    await delay(600);
    await route.continue();
  });
  await openPage(page, "/inspirations/");
  const link = page.locator("article a").first();
  const to = (await link.getAttribute("href")) ?? "";
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => requests.under(dataPathOf(to))).toHaveLength(1);
  await link.click();
  await expect(page).toHaveTitle(titleAt(to));
  expect(requests.under(dataPathOf(to))).toHaveLength(1);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("however a visitor scrolls and moves, nothing is fetched twice (R4.8)", async ({ page, requests }) => {
  await openPage(page, "/inspirations/");
  for (const href of ["/discover/", "/", "/inspirations/"]) {
    for (const top of [2000, 0, 1000, 0]) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await page.waitForTimeout(350);
    }
    await navigationLink(page, href).click();
    await expect(page).toHaveTitle(titleAt(href));
  }
  await letSettle(page);
  const paths = requests.under("/assets/data/").map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  expect(paths).not.toContain(dataPathOf("/inspirations/"));
});

test("the pages in other languages are prefetched once the selector shows them", async ({ page, requests }) => {
  await openPage(page, "/discover/");
  await page.waitForTimeout(500);
  expect(requests.under("/assets/data/fr/")).toEqual([]);
  await openLanguageSelector(page);
  await expect.poll(() => requests.under(dataPathOf("/fr/discover/"))).toHaveLength(1);
});

for (const connection of [
  { saveData: true, effectiveType: "4g" },
  { saveData: false, effectiveType: "2g" },
  { saveData: false, effectiveType: "slow-2g" },
]) {
  test(`nothing is prefetched on ${JSON.stringify(connection)} (R4.8)`, async ({ page, requests }) => {
    await stubConnection(page, connection);
    await openPage(page, "/inspirations/");
    await page.waitForTimeout(700);
    expect(requests.under("/assets/data/")).toEqual([]);
  });
}

test("a link to a template that does not exist, to a file or to another host is not prefetched (R2.3)", async ({
  page,
  requests,
  site,
}) => {
  await openPage(page, "/");
  await page.evaluate(() => {
    const hrefs = ["/inspiration/no-such-one/", "/nowhere/", "/sitemap.xml", "https://elsewhere.example/sessions/"];
    for (const href of hrefs) {
      const link = document.createElement("a");
      link.href = href;
      link.textContent = href;
      document.querySelector("h1")?.append(link);
    }
  });
  await page.waitForTimeout(700);
  await letSettle(page);
  expect(requests.outside(site.origin)).toEqual([]);
  const paths = requests.all.map(({ path }) => path);
  expect(paths.filter((path) => /no-such-one|nowhere|sitemap/.test(path))).toEqual([]);
  expect(paths).toContain(dataPathOf("/inspirations/"));
});
