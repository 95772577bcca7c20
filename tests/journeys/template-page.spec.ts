import type { Page } from "@playwright/test";
import { type Locale, locales } from "../../src/domain/locale.ts";
import type { TemplateData } from "../../src/domain/page.ts";
import { readPages } from "../built/built-pages.ts";
import { expectNoBarrier } from "./axe.ts";
import { wordsIn } from "./interface-words.ts";
import { pagesIn } from "./kinds-of-page.ts";
import { expect, test } from "./site.ts";

const templatesIn = (locale: Locale) =>
  pagesIn(locale).flatMap(({ address, file: { data } }) => (data.screen === "template" ? [{ address, data }] : []));

function addressOf(locale: Locale, key: string): string {
  const template = templatesIn(locale).find(({ data }) => data.key === key);
  if (!template) throw new Error(`There is no ${key} in ${locale}`);
  return template.address;
}

/** Around words to say; what is quoted inside of them has its marks in the content. */
const marks: Record<Locale, string> = {
  en: '"“" "”"',
  fr: '"«\u202f" "\u202f»"',
  de: '"„" "“"',
  es: '"«" "»"',
  it: '"«" "»"',
  nl: '"‘" "’"',
  pt: '"«" "»"',
};

/** Facts of a step that are on more than one line; runs in the page. */
function findBrokenFacts(): string[] {
  return [...document.querySelectorAll("#steps h3 + p > span")]
    .filter((fact) => fact.getBoundingClientRect().height > 1.9 * Number.parseFloat(getComputedStyle(fact).fontSize))
    .map((fact) => fact.textContent);
}

/** As many templates as it takes to see every kind of fact. */
function withEveryFact(locale: Locale): string[] {
  const seen = new Set<string>();
  const isNew = (fact: string) => seen.size < seen.add(fact).size;
  const factsOf = ({ parts }: TemplateData) =>
    parts.flatMap(({ who, grows, canSkip }) => [who, grows, canSkip ? "can skip" : "fixed"]);
  return templatesIn(locale)
    .filter(({ data }) => factsOf(data).filter(isNew).length > 0)
    .map(({ address }) => address);
}

for (const locale of locales) {
  test.describe(`In ${locale}`, () => {
    test.use({ locale });

    test("words to say stand in the marks of the language, and its colon between a place and how it suits", async ({
      page,
    }) => {
      await page.goto(addressOf(locale, "swot"));
      await expect(page.locator("q").first()).toHaveCSS("quotes", marks[locale]);
      const { site, template: words } = wordsIn(locale);
      await expect(page.locator("#information")).toContainText(`${words.onSite()}${site.colon()}${words.asIs()}`);
    });

    test("on a phone no fact of a step is broken, and its dot stays with it", async ({ page }) => {
      for (const address of withEveryFact(locale)) {
        await page.goto(address);
        const facts = await page.locator("#steps h3 + p").first().locator("span").allTextContents();
        // Minutes and who works with whom, at least.
        expect(facts.length, address).toBeGreaterThan(1);
        expect(facts.map((fact) => fact.endsWith(" ·"))).toEqual(facts.map((_, index) => index + 1 < facts.length));
        for (const width of [320, 390]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await page.evaluate(findBrokenFacts), `${address} at ${width} px`).toEqual([]);
        }
      }
    });
  });
}

test("the number of a step is read out once, before its name: other texts refer to it", async ({ page }) => {
  for (const kind of ["inspiration", "session"]) {
    const { address, data } = templatesIn("en").find((each) => each.data.kind === kind) as ReturnType<
      typeof templatesIn
    >[0];
    await page.goto(address);
    const steps = await page.locator("#steps ol").first().ariaSnapshot();
    const read = [...steps.matchAll(/^ {2}- listitem:\n {4}- text: "(\d+)"\n {4}- heading "(.+)" \[level=3\]$/gm)];
    expect(read.map(([, number, name]) => [number, name?.replaceAll('\\"', '"')])).toEqual(
      data.parts.map(({ title }, index) => [`${index + 1}`, title]),
    );
  }
});

test("the four numbers are read out in words where the figures would be misheard, and once", async ({ page }) => {
  for (const [locale, words] of [
    ["en", ["4 to 14 people", "intermediate level"]],
    ["fr", ["de 4 à 14 personnes", "niveau intermédiaire"]],
  ] as const) {
    await page.goto(addressOf(locale, "speedboat"));
    const [minutes, ...others] = (await page.locator("h1 ~ ul").ariaSnapshot()).match(/(?<=listitem: ).*/g) ?? [];
    expect(minutes).toBe("50 minutes");
    expect(others).toEqual([...words, expect.stringMatching(/^"?10 min/)]);
  }
});

test("a template for exactly two says so, and others speak of pairs", async ({ page }) => {
  const { template: words } = wordsIn("en");
  await page.goto(addressOf("en", "grow-method"));
  await expect(page.locator("#steps h3 + p").first()).toContainText(words.two());
  await page.goto(addressOf("en", "swot"));
  await expect(page.locator("#steps h3 + p").nth(2)).toContainText(words.pairs());
});

test("a board in words begins with its question, and names the axes that no area stands at", async ({ page }) => {
  for (const key of ["legal-quiz", "3-horizons"]) {
    const { address, data } = templatesIn("en").find((each) => each.data.key === key) as ReturnType<
      typeof templatesIn
    >[0];
    await page.goto(address);
    const inWords = page.locator("main header details");
    await inWords.locator("summary").click();
    const { title, labels = [] } = data.board;
    const expected = [...(title === undefined ? [] : [title]), ...labels];
    expect(expected).not.toEqual([]);
    for (const text of expected) await expect(inWords.locator("p", { hasText: text })).toBeVisible();
  }
});

test("no list of definitions on any page has a term of which nothing is said", () => {
  const halves = readPages().filter(({ html }) => /<\/dt><\/(?:div|dl)>/.test(html));
  expect(halves.map(({ address }) => address)).toEqual([]);
});

test("an enlarged board is no barrier: it can be moved by keyboard too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/inspiration/swot/");
  const enlarge = page.getByRole("checkbox", { name: wordsIn("en").template.enlarge(), exact: true });
  await enlarge.focus();
  await page.keyboard.press("Space");
  await expectNoBarrier(page, { at: "an enlarged board", within: "main" });
  const frame = page.locator("main figure label");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  const boardOf = (page: Page) => page.locator("main figure svg").first();
  const drawnWidth = 640;

  for (const width of [320, 390, 900]) {
    test(`at ${width} px the board is shown on demand as wide as it was drawn, and moves in its own frame`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/inspiration/swot/");
      const enlarge = page.getByRole("checkbox", { name: wordsIn("en").template.enlarge(), exact: true });
      await enlarge.check();
      expect((await boardOf(page).boundingBox())?.width).toBeGreaterThanOrEqual(drawnWidth);
      // Only what is not cut off by a frame of its own moves the page.
      const { width: main = 0 } = (await page.getByRole("main").boundingBox()) ?? {};
      expect(main).toBeLessThanOrEqual(width);
      await boardOf(page).click({ position: { x: 30, y: 30 } });
      await expect(enlarge).not.toBeChecked();
      expect((await boardOf(page).boundingBox())?.width).toBeLessThan(width);
    });
  }

  test("where the board is wide enough, nothing offers to enlarge it", async ({ page }) => {
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/inspiration/swot/");
      await expect(boardOf(page)).toBeVisible();
      await expect(page.locator("figure").getByRole("checkbox")).toHaveCount(0);
    }
  });
});
