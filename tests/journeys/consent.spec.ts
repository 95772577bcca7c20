/** Consent comes before anything that needs it (R7.6). For the look and use of the question see `consent-bar.spec.ts`. */
import type { Page } from "@playwright/test";
import { haveReadEnough, keepNothing } from "./browser-storage.ts";
import { hold } from "./connection.ts";
import { chooseLanguage } from "./language-entries.ts";
import { navigationLink, openPage, returnFromMemory, untilStarted } from "./open-page.ts";
import { titleAt } from "./page-file.ts";
import {
  accept,
  answer,
  barOf,
  choicesButton,
  consentKey,
  decline,
  deviceOf,
  expect,
  kept,
  storedEvents,
  test,
  untilConsentIsHeeded,
  untilSent,
} from "./with-analytics.ts";

test.use({ reducedMotion: "reduce" });

const template = "/inspiration/swot/";
const nothing = { cookies: "", events: [] };

/** The script that asks for consent, which some tests block or hold back. */
const consentCode = "**/assets/js/consent.*.js";

/** Reads three pages without waiting for the question of consent. */
async function readThree(page: Page): Promise<void> {
  await openPage(page, template);
  for (const address of ["/discover/", "/inspirations/"]) {
    await navigationLink(page, address).click();
    await expect(page).toHaveTitle(titleAt(address));
  }
}

async function acceptAndBeCounted(page: Page): Promise<void> {
  await openPage(page, template);
  await accept(page);
  await untilSent(page);
}

/** Changes the stored choice directly, without the code of the page. */
async function changeChoice(page: Page, change: object): Promise<void> {
  await page.evaluate(
    ([key, more]) => {
      const choice = JSON.parse(localStorage.getItem(key) as string);
      localStorage.setItem(key, JSON.stringify({ ...choice, ...more }));
    },
    [consentKey, change] as const,
  );
}

test("whoever declines is asked for nothing else, and sends nothing, over a whole visit (R7.6)", async ({
  page,
  context,
  requests,
  site,
  platform,
}) => {
  await openPage(page, "/");
  await decline(page);
  await expect(barOf(page)).toBeHidden();
  await navigationLink(page, "/inspirations/").click();
  await expect(page).toHaveURL("/inspirations/");
  await page.goto("/inspirations/?level=easy");
  await untilStarted(page);
  await page.locator("main a[href^='/inspiration/']").first().click();
  await expect(page).toHaveURL(/\/inspiration\/[^/]+\/$/);
  await chooseLanguage(page, "fr");
  await expect(page).toHaveURL(/\/fr\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/inspiration\/[^/]+\/$/);
  await expect(barOf(page)).toBeHidden();
  await page.reload();
  await untilConsentIsHeeded(page);
  await expect(barOf(page)).toHaveCount(0);
  const outside = new Set(requests.outside(site.origin).map(({ url }) => url));
  expect([...outside]).toEqual([`${platform.origin}/auth/me`]);
  expect(await kept(page)).toEqual(nothing);
  expect(await context.cookies()).toEqual([]);
  expect(requests.under("/assets/js/analytics")).toEqual([]);
});

test("before an answer nothing is kept or sent; the question follows into another language, where its answer counts (R4.6, R7.6)", async ({
  page,
  context,
  requests,
  platform,
}) => {
  await openPage(page, template);
  await expect(barOf(page)).toBeVisible();
  await navigationLink(page, "/discover/").click();
  await expect(page).toHaveURL("/discover/");
  await page.reload();
  await expect(barOf(page)).toBeVisible();
  expect(await kept(page)).toEqual(nothing);
  expect(await page.evaluate((key) => localStorage.getItem(key), consentKey)).toBeNull();
  expect(await context.cookies()).toEqual([]);

  for (const locale of ["de", "fr"] as const) {
    await chooseLanguage(page, locale);
    await expect(page).toHaveURL(`/${locale}/discover/`);
    await expect(barOf(page, locale)).toBeVisible();
  }
  await decline(page, "fr");
  await chooseLanguage(page, "de");
  await expect(page).toHaveURL("/de/discover/");
  await page.reload();
  await untilConsentIsHeeded(page, "de");
  await expect(barOf(page, "de")).toHaveCount(0);
  expect(requests.all.filter(({ url }) => url.startsWith(`${platform.origin}/ingest`))).toEqual([]);
});

test("what was read before the question came is not sent by a yes (R7.6)", async ({ page, platform }) => {
  const bringQuestion = await hold(page, consentCode);
  await readThree(page);
  bringQuestion();
  await accept(page);
  await untilSent(page);
  const events = await storedEvents(platform, await deviceOf(page));
  expect(events.map(({ event_properties }) => event_properties.fullPath)).toEqual(["/inspirations/"]);
});

test.describe("a platform that cannot be reached", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("the footer asks again; withdrawing removes cookies and saved events, and nothing is sent any more (R7.6)", async ({
    page,
    context,
    requests,
    platform,
  }) => {
    await acceptAndBeCounted(page);
    await page.route(`${platform.origin}/ingest`, (route) => route.abort());
    await navigationLink(page, "/discover/").click();
    await expect.poll(async () => (await kept(page)).events.length).toBe(1);

    await choicesButton(page).click();
    await expect(barOf(page).getByRole("button").first()).toBeFocused();
    await decline(page);
    await expect(choicesButton(page)).toBeFocused();
    await expect.poll(() => kept(page)).toEqual(nothing);
    expect(await context.cookies()).toEqual([]);
    await page.unroute(`${platform.origin}/ingest`);
    requests.clear();
    await navigationLink(page, "/inspirations/").click();
    await expect(page).toHaveTitle(titleAt("/inspirations/"));
    await page.reload();
    await untilConsentIsHeeded(page);
    expect(await kept(page)).toEqual(nothing);
    expect(requests.all.filter(({ url }) => url.includes("/ingest"))).toEqual([]);
  });
});

test("where a choice has run out, or is one that nobody could have made, it is asked anew and nothing is kept (R7.6)", async ({
  page,
  context,
}) => {
  await acceptAndBeCounted(page);

  await test.step("neither while the question is open nor after a refusal", async () => {
    await changeChoice(page, { expirationTime: Date.now() - 1000 });
    await page.evaluate(() =>
      localStorage.setItem("inspirations:events:1:1:left", '{"uuid":"left","event_type":"left"}'),
    );
    await openPage(page, "/discover/");
    await expect(barOf(page)).toBeVisible();
    await expect.poll(() => kept(page)).toEqual(nothing);
    await decline(page);
    await expect(barOf(page)).toBeHidden();
    expect(await kept(page)).toEqual(nothing);
    expect(await context.cookies()).toEqual([]);
  });

  await test.step("a strange choice can be refused", async () => {
    await changeChoice(page, { categories: "analytics" });
    await openPage(page, "/");
    await decline(page);
    await expect(barOf(page)).toBeHidden();
    expect(await page.evaluate((key) => JSON.parse(localStorage.getItem(key) as string), consentKey)).toMatchObject({
      categories: [],
    });
  });
});

test("a browser that keeps nothing, neither storage nor cookies, takes either answer all the same (R7.6)", async ({
  page,
}) => {
  await keepNothing(page);
  for (const answer of [accept, decline]) {
    await test.step(answer.name, async () => {
      await openPage(page, "/");
      await answer(page);
      await expect(barOf(page)).toBeHidden();
      await navigationLink(page, "/discover/").click();
      await expect(page).toHaveTitle(titleAt("/discover/"));
      await expect(barOf(page)).toBeHidden();
    });
  }
});

test.describe("where the code that asks does not come", () => {
  test.use({ expectedErrors: /Failed to load resource|Loading chunk/ });

  test("nothing offers a choice, nothing of what is read is kept for it, and a template too many stays one (R4.4, R7.6)", async ({
    page,
    errors,
  }) => {
    const failures = () => errors.filter((error) => error.includes("Loading chunk consent")).length;
    await page.route(consentCode, (route) => route.abort());
    await openPage(page, template);
    await expect.poll(failures).toBe(1);
    await expect(choicesButton(page)).toBeHidden();
    for (const address of ["/discover/", "/inspirations/"]) {
      await navigationLink(page, address).click();
      await expect(page).toHaveTitle(titleAt(address));
    }
    expect(await viewsInMemory(page)).toBe(0);

    await haveReadEnough(page);
    await openPage(page, "/inspiration/roti/");
    await expect.poll(failures).toBe(2);
    await expect(page.locator("#steps")).toBeHidden();
    await expect(page.locator("section:has(> #blocked)")).toBeVisible();
  });
});

test.describe("where the code that keeps an answer does not come", () => {
  test.use({ expectedErrors: /Failed to load resource|Loading chunk/ });

  test("it counts all the same, a no for what an earlier yes has left as well, and is asked for anew (R7.6)", async ({
    page,
  }) => {
    const keeping = "**/assets/js/keep-choice.*.js";
    await page.route(keeping, (route) => route.abort());
    await openPage(page, template);
    await answer(page, "accept");
    await untilSent(page);
    await page.reload();
    await expect(barOf(page)).toBeVisible();
    expect(await kept(page)).toEqual(nothing);

    await page.unroute(keeping);
    await acceptAndBeCounted(page);
    await page.route(keeping, (route) => route.abort());
    await page.reload();
    await choicesButton(page).click();
    await answer(page, "decline");
    await expect.poll(() => kept(page)).toEqual(nothing);
    await page.reload();
    await expect(barOf(page)).toBeVisible();
    expect(await kept(page)).toEqual(nothing);
  });
});

/** The number of page views that the document keeps in memory: objects with a context and an address, in any list. */
async function viewsInMemory(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { result: lists } = await session.send("Runtime.evaluate", { expression: "Array.prototype" });
  const { objects } = await session.send("Runtime.queryObjects", { prototypeObjectId: lists.objectId as string });
  const count = (found: unknown[]) => found.flat().filter((it) => Object(it).context && Object(it).address).length;
  const { result } = await session.send("Runtime.callFunctionOn", {
    functionDeclaration: `function () { return (${count})(this); }`,
    objectId: objects.objectId as string,
    returnByValue: true,
  });
  return result.value;
}

test("a choice in one tab is heeded by the others, and by a document from the browser's memory (R7.6)", async ({
  page,
  context,
}) => {
  await openPage(page, template);
  await expect(barOf(page)).toBeVisible();
  const other = await context.newPage();
  await openPage(other, "/discover/");
  await accept(other);
  await expect(barOf(page)).toBeHidden();
  await untilSent(page);

  await test.step("withdrawn in the other tab", async () => {
    await choicesButton(other).click();
    await decline(other);
    await expect.poll(() => kept(page)).toEqual(nothing);
    await navigationLink(page, "/discover/").click();
    await expect(page).toHaveTitle(titleAt("/discover/"));
    expect(await kept(page)).toEqual(nothing);
  });

  await test.step("withdrawn while the document was in memory", async () => {
    await choicesButton(page).click();
    await accept(page);
    await expect.poll(() => deviceOf(page)).not.toBe("");
    await changeChoice(page, { categories: [] });
    await returnFromMemory(page);
    await expect.poll(() => kept(page)).toEqual(nothing);
  });
});
