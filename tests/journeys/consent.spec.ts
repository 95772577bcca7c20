/** Nothing that needs consent happens before it (R7.6). */
import type { Locator, Page } from "@playwright/test";
import { haveReadEnough, keepNothing } from "./browser-storage.ts";
import { hold } from "./connection.ts";
import { expectPlainWalk } from "./keyboard-walk.ts";
import { shiftsOf, watchShifts } from "./layout-shifts.ts";
import { letSettle, markDocument, navigationLink, openPage, returnFromMemory, untilStarted } from "./open-page.ts";
import { titleAt } from "./page-file.ts";
import {
  accept,
  barOf,
  choicesButton,
  consentKey,
  consentWords,
  decline,
  deviceOf,
  expect,
  kept,
  storedEvents,
  test,
  untilSent,
} from "./with-analytics.ts";
import { localesTold } from "./with-platform.ts";

test.use({ reducedMotion: "reduce" });

const template = "/inspiration/swot/";

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
  await page.getByRole("banner").locator("summary").click();
  await page.getByRole("banner").getByRole("link", { name: "Français" }).click();
  await expect(page).toHaveURL(/\/fr\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/inspiration\/[^/]+\/$/);
  await expect(barOf(page)).toBeHidden();
  await letSettle(page);
  const outside = new Set(requests.outside(site.origin).map(({ url }) => url));
  expect([...outside]).toEqual([`${platform.origin}/auth/me`]);
  expect(await kept(page)).toEqual({ cookies: "", events: [] });
  expect(await context.cookies()).toEqual([]);
  expect(requests.under("/assets/js/analytics")).toEqual([]);
});

test("before an answer nothing is kept and nothing is sent, and the next page asks again", async ({
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
  expect(await kept(page)).toEqual({ cookies: "", events: [] });
  expect(await page.evaluate((key) => localStorage.getItem(key), consentKey)).toBeNull();
  expect(await context.cookies()).toEqual([]);
  expect(requests.all.filter(({ url }) => url.startsWith(`${platform.origin}/ingest`))).toEqual([]);
});

/** Where the code that asks does not come, or not until it is let through. */
const consentCode = "**/assets/js/consent.*.js";

/** Goes on without waiting for anything to be asked. */
async function readThree(page: Page): Promise<void> {
  await openPage(page, template);
  for (const address of ["/discover/", "/inspirations/"]) {
    await navigationLink(page, address).click();
    await expect(page).toHaveTitle(titleAt(address));
  }
}

for (const isRefused of [false, true]) {
  test(`what was read before the question came${isRefused ? ", under a kept no," : ""} is not sent by a yes (R7.6)`, async ({
    page,
    context,
    platform,
  }) => {
    if (isRefused) {
      const first = await context.newPage();
      await openPage(first, "/");
      await decline(first);
      await first.close();
    }
    const bringQuestion = await hold(page, consentCode);
    await readThree(page);
    bringQuestion();
    if (isRefused) {
      await letSettle(page);
      await choicesButton(page).click();
    }
    await accept(page);
    await untilSent(page);
    const events = await storedEvents(platform, await deviceOf(page));
    expect(events.map(({ event_properties }) => event_properties.fullPath)).toEqual(["/inspirations/"]);
  });
}

test.describe("on a phone, for whoever minds no motion", () => {
  test.use({ reducedMotion: "no-preference", viewport: { width: 412, height: 823 } });

  test("the question comes after the page, and is not what the page is taken for: its largest paint", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const painted: string[] = [];
      Object.assign(window, { painted });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element | null })[]) {
          painted.push(entry.element?.closest("#app") ? "page" : "beside it");
        }
      }).observe({ type: "largest-contentful-paint", buffered: true });
    });
    await openPage(page, template);
    await expect(barOf(page)).toBeVisible();
    await expect(barOf(page)).toHaveCSS("opacity", "1");
    await letSettle(page);
    const painted = await page.evaluate(() => (window as unknown as { painted: string[] }).painted);
    expect(new Set(painted)).toEqual(new Set(["page"]));
  });
});

for (const locale of localesTold) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test("the question is complete: French for French, English for all others (R4.6)", async ({ page }) => {
      await openPage(page, locale === "en" ? "/" : `/${locale}/`);
      const bar = barOf(page, locale);
      const { title, intro, analytics, outro, accept, decline } = consentWords(locale);
      await expect(bar.getByRole("heading")).toHaveText(title);
      await expect(bar.locator("p")).toHaveText([intro, analytics.replace("{brand}", "Marelle"), outro].join(" "));
      await expect(bar.getByRole("button")).toHaveText([accept, decline]);
      await expect(bar.locator("xpath=ancestor::*[@lang][1]")).toHaveAttribute("lang", locale === "fr" ? "fr" : "en");
    });
  });
}

test("the choice is kept from language to language, and the open question follows", async ({ page }) => {
  await openPage(page, template);
  await expect(barOf(page)).toBeVisible();
  await page.getByRole("banner").locator("summary").click();
  await page.getByRole("banner").getByRole("link", { name: "Français" }).click();
  await expect(barOf(page, "fr")).toBeVisible();
  await decline(page, "fr");
  await page.goto("/de/");
  await untilStarted(page);
  await letSettle(page);
  await expect(barOf(page, "de")).toBeHidden();
});

for (const locale of ["en", "fr"] as const) {
  test.describe(`on a phone, in ${locale}`, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } });

    test("the question takes no more than a quarter of the window, and both answers weigh the same", async ({
      page,
    }) => {
      await openPage(page, locale === "en" ? "/" : `/${locale}/`);
      const bar = barOf(page, locale);
      await expect(bar).toBeVisible();
      const topOf = (part: Locator) => part.evaluate((it) => it.getBoundingClientRect().top);
      const navigation = page.getByRole("banner").getByRole("navigation");
      await expect.poll(async () => (await topOf(navigation)) - (await topOf(bar))).toBeLessThanOrEqual(844 / 4);
      const [yes, no] = await Promise.all((await bar.getByRole("button").all()).map((it) => it.boundingBox()));
      expect(yes).toMatchObject({ y: no?.y, width: no?.width, height: no?.height });
      expect(yes?.height).toBeGreaterThanOrEqual(44);
    });
  });
}

for (const { address = template, ...viewport } of [
  { width: 320, height: 256 },
  { width: 667, height: 375 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  // Where what stays in place would go below it.
  { width: 1366, height: 640 },
  { width: 1280, height: 720, address: "/inspirations/" },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("the question moves nothing, takes no focus, and covers nothing that has it", async ({ page }) => {
      await watchShifts(page);
      await openPage(page, address);
      await expect(barOf(page)).toBeVisible();
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      expect(await shiftsOf(page)).toEqual([]);

      await expectPlainWalk(page);
    });
  });
}

/** Where somebody would tap who wants to answer, something else is; runs in the page. */
function findCovered(button: Element): string[] {
  const { left, top, right, bottom } = button.getBoundingClientRect();
  const inset = 6;
  return [left + inset, right - inset].flatMap((x) =>
    [top + inset, bottom - inset]
      .map((y) => document.elementFromPoint(x, y))
      .filter((it) => !it || !button.contains(it))
      .map((it) => `${button.textContent} under ${it?.outerHTML.slice(0, 60)}`),
  );
}

for (const locale of localesTold) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test("both answers are in view in any window and any size of text, and the words move to their end", async ({
      page,
    }) => {
      await openPage(page, locale === "en" ? "/" : `/${locale}/`);
      const bar = barOf(page, locale);
      const words = bar.locator(".cm__texts");
      const windows = [
        { width: 320, height: 256 },
        { width: 568, height: 320 },
        { width: 667, height: 375 },
        { width: 844, height: 390 },
        { width: 320, height: 568 },
        { width: 320, height: 568, text: "200%" },
        { width: 390, height: 844, text: "200%" },
        { width: 1440, height: 900 },
      ];
      for (const { text = "100%", ...size } of windows) {
        await page.setViewportSize(size);
        await page.evaluate((it) => document.documentElement.style.setProperty("font-size", it), text);
        const at = `${size.width} × ${size.height}, ${text}`;
        for (const answer of await bar.getByRole("button").all()) {
          await expect(answer, at).toBeInViewport({ ratio: 1 });
          await expect.poll(() => answer.evaluate(findCovered), at).toEqual([]);
        }
        // At least two lines of it are read at once.
        expect.soft((await words.boundingBox())?.height, at).toBeGreaterThan(44);
        // It is told of another size a little after that.
        const isFocusableWhereItMoves = () =>
          words.evaluate((it) => (it.getAttribute("tabindex") === "0") === it.scrollHeight > it.clientHeight);
        await expect.poll(isFocusableWhereItMoves, at).toBe(true);
        await words.evaluate((it) => it.scrollTo(0, it.scrollHeight));
        const isAtEnd = await words.evaluate((it) => {
          const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom ?? Number.NaN;
          return bottomOf(it.lastElementChild) <= bottomOf(it) + 1;
        });
        expect.soft(isAtEnd, at).toBe(true);
      }
    });
  });
}

for (const locale of ["en", "fr"] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test("asked once more, it says what was chosen, which Escape and a button keep", async ({ page }) => {
      const { given, refused, keep, accept: yes } = consentWords(locale);
      const bar = barOf(page, locale);
      const choices = choicesButton(page, locale);
      await openPage(page, locale === "en" ? "/" : `/${locale}/`);
      await expect(bar.getByRole("button")).toHaveCount(2);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Escape");
      await expect(bar.getByRole("button").first(), "the first time it waits for an answer").toBeFocused();

      const answers = [
        { answer: decline, said: refused },
        { answer: accept, said: given },
      ];
      for (const { answer, said } of answers) {
        await answer(page, locale);
        const choice = await page.evaluate((key) => localStorage.getItem(key), consentKey);
        const ways = [() => page.keyboard.press("Escape"), () => bar.getByRole("button", { name: keep }).click()];
        for (const leave of ways) {
          await choices.click();
          await expect(bar.getByText(said)).toBeVisible();
          await expect(bar.getByRole("button", { name: keep })).toBeFocused();
          await expect(bar.getByRole("button", { name: keep })).toHaveAccessibleDescription(said);
          await leave();
          await expect(bar).toBeHidden();
          await expect(choices).toBeFocused();
          expect(await page.evaluate((key) => localStorage.getItem(key), consentKey)).toBe(choice);
        }
        await choices.click();
      }
      await expect(bar.getByRole("button", { name: yes })).toBeVisible();
    });
  });
}

test("the keyboard comes to the question first, and gets past it", async ({ page }) => {
  await openPage(page, template);
  const buttons = barOf(page).getByRole("button");
  await expect(buttons).toHaveCount(2);
  await page.keyboard.press("Tab");
  await expect(buttons.first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(buttons.last()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("a[href='#content']")).toBeFocused();
});

test.describe("a platform that cannot be reached", () => {
  test.use({ expectedErrors: /status of 401|ERR_FAILED/ });

  test("the footer asks again; withdrawing removes cookies and saved events, and nothing is sent any more", async ({
    page,
    context,
    requests,
    platform,
  }) => {
    await openPage(page, template);
    await accept(page);
    await expect.poll(async () => (await kept(page)).cookies).toContain("inspirations_analytics");
    await letSettle(page);
    await page.route(`${platform.origin}/ingest`, (route) => route.abort());
    await navigationLink(page, "/discover/").click();
    await expect.poll(async () => (await kept(page)).events.length).toBe(1);

    await markDocument(page);
    await choicesButton(page).click();
    await expect(barOf(page).getByRole("button").first()).toBeFocused();
    await decline(page);
    await expect(choicesButton(page)).toBeFocused();
    await expect.poll(() => kept(page)).toEqual({ cookies: "", events: [] });
    expect(await context.cookies()).toEqual([]);
    await page.unroute(`${platform.origin}/ingest`);
    requests.clear();
    await navigationLink(page, "/inspirations/").click();
    await expect(page).toHaveURL("/inspirations/");
    await letSettle(page);
    expect(await kept(page)).toEqual({ cookies: "", events: [] });
    await page.reload();
    await untilStarted(page);
    await letSettle(page);
    expect(requests.all.filter(({ url }) => url.includes("/ingest"))).toEqual([]);
  });
});

test("where a choice has run out nothing is kept, neither while the question is open nor after a refusal (R7.6)", async ({
  page,
  context,
}) => {
  await openPage(page, template);
  await accept(page);
  await expect.poll(async () => (await kept(page)).cookies).toContain("inspirations_analytics");
  await letSettle(page);
  await page.evaluate((key) => {
    const choice = JSON.parse(localStorage.getItem(key) ?? "");
    localStorage.setItem(key, JSON.stringify({ ...choice, expirationTime: Date.now() - 1000 }));
    localStorage.setItem("inspirations:events:1:1:left", JSON.stringify({ uuid: "left", event_type: "left" }));
  }, consentKey);
  await openPage(page, "/discover/");
  await expect(barOf(page)).toBeVisible();
  await expect.poll(() => kept(page)).toEqual({ cookies: "", events: [] });
  await decline(page);
  await expect(barOf(page)).toBeHidden();
  expect(await kept(page)).toEqual({ cookies: "", events: [] });
  expect(await context.cookies()).toEqual([]);
});

for (const answer of [accept, decline]) {
  test(`a browser that keeps nothing, neither storage nor cookies, takes the answer all the same: ${answer.name}`, async ({
    page,
  }) => {
    await keepNothing(page);
    await openPage(page, "/");
    await answer(page);
    await expect(barOf(page)).toBeHidden();
    await navigationLink(page, "/discover/").click();
    await expect(page).toHaveTitle(titleAt("/discover/"));
    await letSettle(page);
    await expect(barOf(page)).toBeHidden();
  });
}

test("a kept choice that nobody could have made counts as none, and can be refused (R7.6)", async ({ page }) => {
  await openPage(page, template);
  await decline(page);
  const whole = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) as string), consentKey);
  for (const strange of [
    { categories: "analytics" },
    { ...whole, categories: "analytics" },
    { ...whole, categories: [5] },
    { ...whole, consentTimestamp: "once" },
    { ...whole, lastConsentTimestamp: "lately" },
    { ...whole, expirationTime: "never" },
    { ...whole, services: "analytics" },
    { ...whole, services: { analytics: 5 } },
    null,
    5,
    [],
  ]) {
    const text = JSON.stringify(strange);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [consentKey, text] as const);
    await openPage(page, "/discover/");
    await expect(barOf(page), text).toBeVisible();
    await decline(page);
    await expect(barOf(page), text).toBeHidden();
    expect(await page.evaluate((key) => JSON.parse(localStorage.getItem(key) as string), consentKey)).toMatchObject({
      categories: [],
    });
  }
});

test.describe("where the code of analytics does not come", () => {
  test.use({ expectedErrors: /status of 401|Failed to load resource/ });

  test("withdrawing removes what an earlier page has kept (R7.6)", async ({ page, context }) => {
    await openPage(page, template);
    await accept(page);
    await expect.poll(async () => (await kept(page)).cookies).toContain("inspirations_analytics");
    await letSettle(page);
    await page.evaluate(() =>
      localStorage.setItem("inspirations:events:1:1:left", '{"uuid":"left","event_type":"left"}'),
    );
    await page.route("**/assets/js/analytics.*.js", (route) => route.abort());
    const isWarned = page.waitForEvent("console", (message) => message.text().includes("Loading chunk analytics"));
    await openPage(page, "/discover/");
    await isWarned;
    await choicesButton(page).click();
    await decline(page);
    await expect.poll(() => kept(page)).toEqual({ cookies: "", events: [] });
    expect(await context.cookies()).toEqual([]);
  });
});

test("a template too many has no footer, and asks again all the same", async ({ page }) => {
  await openPage(page, "/discover/");
  await decline(page);
  await haveReadEnough(page);
  await openPage(page, template);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await choicesButton(page).click();
  await expect(barOf(page).getByRole("button").first()).toBeFocused();
  await decline(page);
  await expect(choicesButton(page)).toBeFocused();
});

test.describe("where the code that asks does not come", () => {
  test.use({ expectedErrors: /status of 401|Failed to load resource|Loading chunk/ });

  test("a template too many stays one", async ({ page, errors }) => {
    await page.route(consentCode, (route) => route.abort());
    await haveReadEnough(page);
    await openPage(page, template);
    await expect.poll(() => errors.filter((error) => error.includes("Loading chunk consent"))).toHaveLength(1);
    await expect(page.locator("#steps")).toBeHidden();
    await expect(page.locator("section:has(> #blocked)")).toBeVisible();
  });

  test("nothing offers a choice", async ({ page, errors }) => {
    await page.route(consentCode, (route) => route.abort());
    await openPage(page, "/");
    await expect.poll(() => errors.filter((error) => error.includes("Loading chunk consent"))).toHaveLength(1);
    await expect(choicesButton(page)).toBeHidden();
  });

  test("nothing of what is read is kept in memory for it", async ({ page, errors }) => {
    await page.route(consentCode, (route) => route.abort());
    await openPage(page, "/");
    await expect.poll(() => errors.filter((error) => error.includes("Loading chunk consent"))).toHaveLength(1);
    await readThree(page);
    expect(await viewsInMemory(page)).toBe(0);
  });
});

/** How many pages that were viewed the document still knows of: objects with a context and an address, in any list. */
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

test("paper has neither the question nor its room", async ({ page }) => {
  // Paper is laid out at once: what observes sizes hears of it when it is printed.
  await page.addInitScript(() => {
    window.ResizeObserver = class extends ResizeObserver {
      constructor(callback: ResizeObserverCallback) {
        super((...told) => matchMedia("print").matches || callback(...told));
      }
    };
  });
  await openPage(page, template);
  await expect(barOf(page)).toBeVisible();
  const room = () => page.evaluate(() => getComputedStyle(document.body).paddingBottom);
  await expect.poll(room).not.toBe("0px");
  await page.emulateMedia({ media: "print" });
  await expect(barOf(page)).toBeHidden();
  expect(await room()).toBe("0px");
});

test("a choice in one tab is heeded by the others", async ({ page, context }) => {
  await openPage(page, template);
  await expect(barOf(page)).toBeVisible();
  const other = await context.newPage();
  await openPage(other, "/discover/");
  await accept(other);
  await expect(barOf(page)).toBeHidden();
  await choicesButton(other).click();
  await decline(other);
  await navigationLink(page, "/discover/").click();
  await expect(page).toHaveURL("/discover/");
  await letSettle(page);
  expect(await kept(page)).toEqual({ cookies: "", events: [] });
});

test("a document from the browser's memory heeds what was chosen meanwhile (R7.6)", async ({ page }) => {
  await openPage(page, template);
  await accept(page);
  await expect.poll(async () => (await kept(page)).cookies).toContain("inspirations_analytics");
  await page.evaluate((key) => {
    const choice = JSON.parse(localStorage.getItem(key) as string);
    localStorage.setItem(key, JSON.stringify({ ...choice, categories: [] }));
  }, consentKey);
  await returnFromMemory(page);
  await expect.poll(() => kept(page)).toEqual({ cookies: "", events: [] });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /(?!)/ });

  test("nobody is asked, and nothing offers a choice", async ({ page }) => {
    await page.goto(template);
    await expect(choicesButton(page)).toBeHidden();
    await expect(barOf(page)).toHaveCount(0);
  });
});
