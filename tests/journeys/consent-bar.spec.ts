/** The look and use of the consent bar, which must not get in the way (R4.6, R7.6). */
import type { Locator, Page } from "@playwright/test";
import type { Locale } from "../../src/domain/locale.ts";
import { haveReadEnough } from "./browser-storage.ts";
import { showFonts } from "./fonts.ts";
import { wordsIn } from "./interface-words.ts";
import { expectPlainWalk } from "./keyboard-walk.ts";
import { pagesOfEachKind } from "./kinds-of-page.ts";
import { shiftsOf, watchShifts } from "./layout-shifts.ts";
import { navigationLink, openPage } from "./open-page.ts";
import { titleAt } from "./page-file.ts";
import {
  accept,
  barOf,
  choicesButton,
  consentKey,
  consentWords,
  decline,
  expect,
  test,
  untilDrawn,
} from "./with-analytics.ts";

test.use({ reducedMotion: "reduce" });

const template = "/inspiration/swot/";

/** Elements that cover a button near its corners; runs in the page. */
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

/** What a visitor comes to a page for: the first of its links, fields and buttons that does it; of the home page, both ways to find. */
function firstActionsOf(page: Page, kind: string, locale: Locale): Locator[] {
  const { directory, discover, notFound, sentence, template: words } = wordsIn(locale);
  const main = page.getByRole("main");
  switch (kind) {
    case "home":
      return [main.getByRole("searchbox"), main.getByRole("button", { name: sentence.submit() })];
    case "inspirations":
    case "sessions":
      return [main.getByRole("searchbox")];
    case "inspiration":
    case "session":
      return [main.getByRole("link", { name: words.use() })];
    case "discover":
      return [main.getByRole("link", { name: discover.open({ brand: "Marelle" }) })];
    case "favourites":
    case "compare":
      return [main.getByRole("link", { name: directory.inspirations() })];
    case "plan":
      return [main.getByLabel(wordsIn(locale).plan.name(), { exact: true }).first()];
    case "situation":
      return [main.locator("a[href*='?situation=']").first()];
    case "not-found":
      return [main.getByRole("link", { name: notFound.toHome() })];
    default:
      return [];
  }
}

test.describe("on a phone, where another page has been moved to", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("its answers stand above the navigation of that page (R7.6)", async ({ page }) => {
    await openPage(page, "/");
    const answer = barOf(page, "en").getByRole("button").first();
    await expect(answer).toBeVisible();
    await navigationLink(page, "/inspirations/").click();
    await expect(page).toHaveTitle(titleAt("/inspirations/"));
    const room = async () => {
      const [above, below] = [await answer.boundingBox(), await page.locator("header nav").first().boundingBox()];
      return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    };
    await expect.poll(room).toBeGreaterThanOrEqual(0);
  });
});

for (const locale of ["en", "fr", "de"] as const) {
  test.describe(`in ${locale}, on a phone`, () => {
    test.use({ locale, expectedErrors: /status of 404/ });

    test("it leaves the first action of each page in view and in reach (R7.6)", async ({ page }) => {
      const bar = barOf(page, locale);
      const kinds = pagesOfEachKind(locale);
      expect(kinds.length).toBeGreaterThan(6);
      for (const { kind, address } of kinds) {
        const actions = firstActionsOf(page, kind, locale);
        if (actions.length === 0) continue;
        await openPage(page, address);
        await showFonts(page);
        for (const size of [
          { width: 390, height: 844 },
          { width: 320, height: 640 },
        ]) {
          const at = `${address} at ${size.width} × ${size.height}`;
          await page.setViewportSize(size);
          await page.evaluate(() => window.scrollTo(0, 0));
          for (const action of actions) {
            const doMeet = async () => {
              const [one, other] = [await action.boundingBox(), await bar.boundingBox()];
              return !one || !other || (one.y + one.height > other.y && other.y + other.height > one.y);
            };
            await expect.poll(doMeet, at).toBe(false);
            if (size.width === 390) await expect(action, at).toBeInViewport({ ratio: 1 });
            // As the keyboard reaches it, which scrolls no further than it must.
            await action.focus();
            await expect.poll(() => action.evaluate(findCovered), at).toEqual([]);
            await action.blur();
          }
        }
      }
    });
  });
}

for (const locale of ["fr", "de"] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } });

    test("it is complete, small, and both answers weigh the same and are in view, in any window and any size of text (R4.6, R7.6)", async ({
      page,
    }) => {
      await openPage(page, `/${locale}/`);
      // A fallback font would break lines elsewhere.
      await showFonts(page);
      const bar = barOf(page, locale);

      await test.step("French for French, English for all others", async () => {
        const { title, intro, analytics, outro, privacy, accept: yes, decline: no } = consentWords(locale);
        await expect(bar.getByRole("heading")).toHaveText(title);
        await expect(bar.locator("p")).toHaveText(
          [intro, analytics.replace("{brand}", "Marelle"), outro, privacy].join(" "),
        );
        await expect(bar.getByRole("button")).toHaveText([yes, no]);
        await expect(bar.locator("xpath=ancestor::*[@lang][1]")).toHaveAttribute("lang", locale === "fr" ? "fr" : "en");
      });

      await test.step("no more than a quarter of a phone, with answers alike", async () => {
        const topOf = (part: Locator) => part.evaluate((it) => it.getBoundingClientRect().top);
        const navigation = page.getByRole("banner").getByRole("navigation");
        await expect.poll(async () => (await topOf(navigation)) - (await topOf(bar))).toBeLessThanOrEqual(844 / 4);
        const [yes, no] = await Promise.all((await bar.getByRole("button").all()).map((it) => it.boundingBox()));
        expect(yes).toMatchObject({ y: no?.y, width: no?.width, height: no?.height });
        expect(yes?.height).toBeGreaterThanOrEqual(44);
      });

      const words = bar.locator(".consent-words");
      await test.step("all of its words at a tap", async () => {
        const isAllInView = () => words.evaluate((it) => it.scrollHeight <= it.clientHeight);
        await expect.poll(isAllInView).toBe(false);
        await words.click();
        await expect.poll(isAllInView).toBe(true);
        await page.getByRole("heading", { level: 1 }).click();
        await expect.poll(isAllInView).toBe(false);
      });

      for (const { text = "100%", ...size } of [
        { width: 320, height: 256 },
        { width: 844, height: 390 },
        { width: 320, height: 568, text: "200%" },
        { width: 1440, height: 900 },
      ]) {
        const at = `${size.width} × ${size.height}, ${text}`;
        await test.step(at, async () => {
          await page.setViewportSize(size);
          await page.evaluate((it) => document.documentElement.style.setProperty("font-size", it), text);
          for (const answer of await bar.getByRole("button").all()) {
            await expect(answer, at).toBeInViewport({ ratio: 1 });
            await expect.poll(() => answer.evaluate(findCovered), at).toEqual([]);
          }
          // At least two lines of the text are visible at once.
          expect.soft((await words.boundingBox())?.height, at).toBeGreaterThan(44);
          // The bar is notified of another size a little later.
          const isFocusableWhereItMoves = () =>
            words.evaluate((it) => (it.getAttribute("tabindex") === "0") === it.scrollHeight > it.clientHeight);
          await expect.poll(isFocusableWhereItMoves, at).toBe(true);
          await words.evaluate((it) => it.scrollTo(0, it.scrollHeight));
          const isAtEnd = await words.evaluate((it) => {
            const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom ?? Number.NaN;
            return bottomOf(it.lastElementChild) <= bottomOf(it) + 1;
          });
          expect.soft(isAtEnd, at).toBe(true);
        });
      }
    });
  });
}

for (const viewport of [
  { width: 320, height: 256 },
  // A window so low that the bar would cover sticky elements.
  { width: 1366, height: 640 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("it moves nothing, takes no focus, and covers nothing that has it (R7.6)", async ({ page }) => {
      await watchShifts(page);
      await openPage(page, template);
      await expect(barOf(page)).toHaveCSS("opacity", "1");
      await untilDrawn(page);
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      expect(await shiftsOf(page)).toEqual([]);
      await expectPlainWalk(page);
    });
  });
}

test.describe("on a phone, for whoever minds no motion", () => {
  test.use({ reducedMotion: "no-preference", viewport: { width: 412, height: 823 } });

  test("it comes after the page, and is not what the page is taken for: its largest paint; paper has neither it nor its room", async ({
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
      // The layout for print comes at once, before resize observers are notified of it.
      window.ResizeObserver = class extends ResizeObserver {
        constructor(callback: ResizeObserverCallback) {
          super((...told) => matchMedia("print").matches || callback(...told));
        }
      };
    });
    await openPage(page, template);
    await expect(barOf(page)).toHaveCSS("opacity", "1");
    await untilDrawn(page);
    const painted = await page.evaluate(() => (window as unknown as { painted: string[] }).painted);
    expect(new Set(painted)).toEqual(new Set(["page"]));

    const room = () => page.evaluate(() => getComputedStyle(document.body).paddingBottom);
    await expect.poll(room).not.toBe("0px");
    await page.emulateMedia({ media: "print" });
    await expect(barOf(page)).toBeHidden();
    expect(await room()).toBe("0px");
  });
});

test.describe("by keyboard, in French", () => {
  test.use({ locale: "fr" });

  test("it comes first and can be passed; asked once more, it says what was chosen, which Escape and a button keep (R7.6)", async ({
    page,
  }) => {
    const { given, refused, keep, accept: yes } = consentWords("fr");
    const bar = barOf(page, "fr");
    const choices = choicesButton(page, "fr");
    const choice = () => page.evaluate((key) => localStorage.getItem(key), consentKey);
    await openPage(page, "/fr/");

    await test.step("the first time", async () => {
      const buttons = bar.getByRole("button");
      await expect(buttons).toHaveCount(2);
      await page.keyboard.press("Tab");
      await expect(bar.getByRole("link")).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(buttons.first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(buttons.first(), "it waits for an answer").toBeFocused();
      await page.keyboard.press("Tab");
      await expect(buttons.last()).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.locator("a[href='#content']")).toBeFocused();
    });

    for (const { answer, said } of [
      { answer: decline, said: refused },
      { answer: accept, said: given },
    ]) {
      await test.step(`once more, after the answer: ${answer.name}`, async () => {
        await answer(page, "fr");
        const chosen = await choice();
        const ways = [() => page.keyboard.press("Escape"), () => bar.getByRole("button", { name: keep }).click()];
        for (const leave of ways) {
          await choices.click();
          await expect(bar.getByText(said)).toBeVisible();
          await expect(bar.getByRole("button", { name: keep })).toBeFocused();
          await expect(bar.getByRole("button", { name: keep })).toHaveAccessibleDescription(said);
          await leave();
          await expect(bar).toBeHidden();
          await expect(choices).toBeFocused();
          expect(await choice()).toBe(chosen);
        }
        await choices.click();
        await expect(bar.getByRole("button", { name: yes })).toBeVisible();
      });
    }

    await test.step("on a template too many, which has no footer", async () => {
      await haveReadEnough(page);
      await openPage(page, "/fr/inspiration/matrice-swot/");
      await expect(page.getByRole("contentinfo")).toHaveCount(0);
      await choices.click();
      await expect(bar.getByRole("button", { name: keep })).toBeFocused();
      await decline(page, "fr");
      await expect(choices).toBeFocused();
    });
  });
});
