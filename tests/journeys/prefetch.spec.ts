/** The page of a link in view is fetched before it is clicked on, once (R4.8). */
import type { Page } from "@playwright/test";
import { dataPathOf } from "../../src/domain/route.ts";
import { hold, stubConnection } from "./connection.ts";
import { openLanguageSelector } from "./language-entries.ts";
import { isMarked, markDocument, navigationLink, openPage, untilStarted } from "./open-page.ts";
import { titleAt } from "./page-file.ts";
import { expect, test } from "./site.ts";

const listing = "/inspirations/";

/** Opens a page whose clock stands still, so that only `page.clock.runFor` lets the delay pass. */
async function openWithStillClock(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await openPage(page, address);
  await page.clock.pauseAt(Date.now() + 60_000);
  // Time passes until the page has prefetched its own links in view.
  await page.clock.runFor(1000);
}

/** Waits until the browser has notified the page of links in view: it notifies observers in the order of their creation. */
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
    // The first time, the page may have begun to observe a new link after this observer.
    await isTold();
    await isTold();
  });
}

/** Adds a link of 100 pixels in height, of which some are within the margin below the window. Returns its id. */
async function addLink(page: Page, href: string, visiblePixels = 100): Promise<string> {
  const id = await page.evaluate(
    ([address, pixels]) => {
      const link = document.createElement("a");
      link.href = address;
      link.id = `added-${address}`;
      // Styles set by script, which the content security policy allows.
      Object.assign(link.style, {
        position: "fixed",
        left: "0",
        width: "100px",
        height: "100px",
        top: `${window.innerHeight + 20 - pixels}px`,
      });
      document.querySelector("main")?.append(link);
      return link.id;
    },
    [href, visiblePixels] as const,
  );
  await untilSeen(page);
  return id;
}

/** Without a click: the pointer may go up elsewhere. */
async function press(page: Page, id: string): Promise<void> {
  await page.locator(`[id="${id}"]`).dispatchEvent("pointerdown", { button: 0 });
}

async function changeConnection(page: Page, connection: object): Promise<void> {
  await page.evaluate(
    (it) => Object.assign((navigator as unknown as { connection: object }).connection, it),
    connection,
  );
}

test("a link that stays in view for 250 ms or is pressed is prefetched, and no other (R2.3, R4.8)", async ({
  page,
  requests,
  site,
}) => {
  const timesAsked = (address: string) => requests.under(dataPathOf(address)).length;
  const slow = { saveData: true, effectiveType: "4g" };
  await stubConnection(page, slow);
  await openWithStillClock(page, listing);

  await test.step("not for whoever saves data or has a slow line", async () => {
    for (const [address, connection] of [
      ["/discover/", slow],
      ["/sessions/", { saveData: false, effectiveType: "2g" }],
      ["/fr/", { saveData: false, effectiveType: "slow-2g" }],
    ] as const) {
      await changeConnection(page, connection);
      await press(page, await addLink(page, address));
      await page.clock.runFor(1000);
    }
    expect(requests.under("/assets/data/")).toEqual([]);
    await changeConnection(page, { saveData: false, effectiveType: "4g" });
  });

  await test.step("not before 250 ms", async () => {
    await addLink(page, "/fr/discover/");
    await page.clock.runFor(249);
    expect(timesAsked("/fr/discover/")).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(() => timesAsked("/fr/discover/")).toBe(1);
  });

  await test.step("at once where it is pressed: the click comes later", async () => {
    await press(page, await addLink(page, "/fr/sessions/"));
    await expect.poll(() => timesAsked("/fr/sessions/")).toBe(1);
    await page.clock.runFor(1000);
  });

  await test.step("from a tenth of it on, 20 px before the edge", async () => {
    const id = await addLink(page, "/de/discover/", 9);
    await page.clock.runFor(1000);
    expect(timesAsked("/de/discover/")).toBe(0);
    await page.evaluate((added) => {
      const link = document.getElementById(added);
      if (link) link.style.top = `${window.innerHeight + 20 - 11}px`;
    }, id);
    await untilSeen(page);
    await page.clock.runFor(1000);
    await expect.poll(() => timesAsked("/de/discover/")).toBe(1);
  });

  await test.step("not one that leaves the view or the page before", async () => {
    const leavesView = await addLink(page, "/es/discover/");
    const leavesPage = await addLink(page, "/it/discover/");
    await page.clock.runFor(200);
    await page.evaluate(
      ([view, gone]) => {
        const link = document.getElementById(view);
        if (link) link.style.top = "-500px";
        document.getElementById(gone)?.remove();
      },
      [leavesView, leavesPage] as const,
    );
    await untilSeen(page);
    await page.clock.runFor(1000);
  });

  await test.step("not one to a template that does not exist, to a file, or to another host", async () => {
    const others = ["/inspiration/no-such-one/", "/nowhere/", "/sitemap.xml", "https://elsewhere.example/sessions/"];
    for (const href of others) await addLink(page, href);
    await page.clock.runFor(1000);
  });

  await test.step("one that now leads elsewhere, as a new one", async () => {
    const id = await addLink(page, "/nl/discover/");
    await page.clock.runFor(1000);
    await expect.poll(() => timesAsked("/nl/discover/")).toBe(1);
    await page.evaluate((added) => document.getElementById(added)?.setAttribute("href", "/pt/discover/"), id);
    await untilSeen(page);
    await page.clock.runFor(1000);
    await expect.poll(() => timesAsked("/pt/discover/")).toBe(1);
  });

  // The requests of all steps above have been made by now.
  const asked = ["/fr/discover/", "/fr/sessions/", "/de/discover/", "/nl/discover/", "/pt/discover/"].map(dataPathOf);
  expect(requests.under("/assets/data/").map(({ path }) => path)).toEqual(asked);
  expect(requests.all.filter(({ url }) => /no-such-one|nowhere|sitemap/.test(url))).toEqual([]);
  expect(requests.outside(site.origin)).toEqual([]);
});

test("a link is not prefetched while the visitor waits for an answer, and is after it (R4.8)", async ({
  page,
  requests,
}) => {
  await page.clock.install();
  const giveFiles = await hold(page, "**/assets/listing/**");
  await page.goto(`${listing}?q=team`, { waitUntil: "commit" });
  await page.waitForSelector("html[data-script=moving]");
  await untilSeen(page);
  await page.clock.runFor(1000);
  expect(requests.under("/assets/data/")).toEqual([]);
  giveFiles();
  await untilStarted(page);
  await page.clock.runFor(1000);
  await expect.poll(() => requests.under("/assets/data/").length).toBeGreaterThan(0);
});

test("what is prefetched or on its way is not asked for again, however a visitor scrolls and moves (R4.8, R7.2)", async ({
  page,
  requests,
}) => {
  const dataAsked = () => requests.under("/assets/data/").map(({ path }) => path);
  await openPage(page, listing);
  await markDocument(page);

  await test.step("a click waits for what is on its way", async () => {
    const bring = await hold(page, "**/assets/data/inspiration/**");
    const link = page.locator("article a").first();
    const to = (await link.getAttribute("href")) ?? "";
    await link.scrollIntoViewIfNeeded();
    await expect.poll(dataAsked).toContain(dataPathOf(to));
    await expect.poll(() => requests.under("/assets/js/template-screen").length).toBe(1);
    await link.click();
    bring();
    await expect(page).toHaveTitle(titleAt(to));
  });

  await test.step("pages that were seen, and links that were", async () => {
    await page.goBack();
    await expect(page).toHaveTitle(titleAt(listing));
    const before = dataAsked().length;
    await page.evaluate(() => window.scrollTo(0, 2000));
    await expect.poll(() => dataAsked().length).toBeGreaterThan(before);
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const address of ["/discover/", "/", listing]) {
      await navigationLink(page, address).click();
      await expect(page).toHaveTitle(titleAt(address));
    }
  });

  await test.step("the pages in other languages once the selector shows them", async () => {
    expect(requests.under("/assets/data/fr/")).toEqual([]);
    await openLanguageSelector(page);
    await expect.poll(dataAsked).toContain(dataPathOf("/fr/inspirations/"));
  });

  const paths = [...dataAsked(), ...requests.under("/assets/js/").map(({ path }) => path)];
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  expect(paths).not.toContain(dataPathOf(listing));
  expect(await isMarked(page)).toBe(true);
});
