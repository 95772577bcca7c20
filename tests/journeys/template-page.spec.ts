import { type Locale, locales } from "../../src/domain/locale.ts";
import type { TemplateData } from "../../src/domain/page.ts";
import { expectNoBarrier } from "./axe.ts";
import { wordsIn } from "./interface-words.ts";
import { pagesIn } from "./kinds-of-page.ts";
import { openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";

interface TemplatePage {
  address: string;
  data: TemplateData;
}

const templatesIn = (locale: Locale): TemplatePage[] =>
  pagesIn(locale).flatMap(({ address, file: { data } }) => (data.screen === "template" ? [{ address, data }] : []));

function addressOf(locale: Locale, key: string): string {
  const template = templatesIn(locale).find(({ data }) => data.key === key);
  if (!template) throw new Error(`There is no ${key} in ${locale}`);
  return template.address;
}

/** Quotation marks around words to say; quotes inside of these have their marks in the content. */
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

/** Addresses of templates that together show every kind of fact. */
function withEveryFact(locale: Locale): string[] {
  const seen = new Set<string>();
  const isNew = (fact: string) => seen.size < seen.add(fact).size;
  const factsOf = ({ parts }: TemplateData) =>
    parts.flatMap(({ who, grows, canSkip }) => [who, grows, canSkip ? "can skip" : "fixed"]);
  return templatesIn(locale)
    .filter(({ data }) => factsOf(data).filter(isNew).length > 0)
    .map(({ address }) => address);
}

const enlarge = wordsIn("en").template.enlarge();

test("the board opens over the page, large enough to be read, and closes again by keyboard", async ({ page }) => {
  for (const width of [320, 768, 1440]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, "/inspiration/swot/");
      const link = page.getByRole("link", { name: enlarge });
      await link.focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      expect((await dialog.locator("section svg").boundingBox())?.width).toBeGreaterThanOrEqual(800);
      await expectNoBarrier(page, { at: "the enlarged board", within: "dialog" });
      if (width < 800) {
        const frame = dialog.locator("section");
        await frame.focus();
        await page.keyboard.press("ArrowRight");
        await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
      }
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
    });
  }
});

test("on a phone the steps begin early, no word of a board is too small, and the way about the page stays in sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/inspiration/swot/");
  const top = () => page.locator("#steps").evaluate((steps) => steps.getBoundingClientRect().top + scrollY);
  expect(await top()).toBeLessThanOrEqual(1600);
  const small = await page.locator("main figure svg text").evaluateAll((texts) =>
    (texts as SVGTextElement[])
      .filter((text) => text.checkVisibility({ visibilityProperty: true }))
      .map((text) => Number.parseFloat(text.getAttribute("font-size") ?? "") * (text.getScreenCTM()?.a ?? 0))
      .filter((size) => size < 11),
  );
  expect(small).toEqual([]);

  await page.locator("#traps").scrollIntoViewIfNeeded();
  const contents = page.getByRole("navigation", { name: wordsIn("en").template.onThisPage() });
  await expect(contents).toBeInViewport();
  await contents.getByText(wordsIn("en").template.onThisPage()).click();
  const link = contents.getByRole("link", { name: wordsIn("en").template.steps(), exact: true });
  await link.click();
  await expect(page.locator("#steps h2")).toBeInViewport();
  await expect(link).toBeHidden();
});

test("what waits under its title on a phone can be opened, and stands open elsewhere and on paper", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/inspiration/swot/");
  const needs = page.locator("#prerequisites li").first();
  await expect(needs).toBeHidden();
  await page.locator("#prerequisites summary").click();
  await expect(needs).toBeVisible();
  await page.locator("#prerequisites summary").click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(needs).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ media: "print" });
  await expect(needs).toBeVisible();
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the number of a step and the four numbers are read out once, in words where the figures would be misheard (R2.16)", async ({
    page,
  }) => {
    for (const kind of ["inspiration", "session"]) {
      await test.step(`other texts refer to the steps of ${kind}s by number`, async () => {
        const { address, data } = templatesIn("en").find((each) => each.data.kind === kind) as TemplatePage;
        await page.goto(address);
        const steps = await page.locator("#steps ol").first().ariaSnapshot();
        const read = [...steps.matchAll(/^ {2}- listitem:\n {4}- text: "(\d+)"\n {4}- heading "(.+)" \[level=3\]$/gm)];
        expect(read.map(([, number, name]) => [number, name?.replaceAll('\\"', '"')])).toEqual(
          data.parts.map(({ title }, index) => [`${index + 1}`, title]),
        );
      });
    }
    for (const [locale, words] of [
      ["en", ["4 to 14 people", "intermediate level"]],
      ["fr", ["de 4 à 14 personnes", "niveau intermédiaire"]],
    ] as const) {
      await test.step(`the four numbers in ${locale}`, async () => {
        await page.goto(addressOf(locale, "speedboat"));
        const [minutes, ...others] = (await page.locator("h1 ~ ul").ariaSnapshot()).match(/(?<=listitem: ).*/g) ?? [];
        expect(minutes).toBe("50 minutes");
        expect(others).toEqual([...words, expect.stringMatching(/^"?10 min/)]);
      });
    }
  });

  test("words to say stand in the marks of each language", async ({ page }) => {
    for (const locale of locales) {
      await page.goto(addressOf(locale, "swot"));
      await expect(page.locator("q").first(), locale).toHaveCSS("quotes", marks[locale]);
    }
  });

  test("on a phone no fact of a step is broken, and its dot stays with it", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const address of [...withEveryFact("de"), ...withEveryFact("fr")]) {
      await page.goto(address);
      const facts = await page.locator("#steps h3 + p").first().locator("span").allTextContents();
      // At least the minutes and who works with whom.
      expect(facts.length, address).toBeGreaterThan(1);
      expect(facts.map((fact) => fact.endsWith(" ·"))).toEqual(facts.map((_, index) => index + 1 < facts.length));
      expect(await page.evaluate(findBrokenFacts), address).toEqual([]);
    }
  });

  test("the picture of the board is saved instead of enlarged", async ({ page }) => {
    await page.goto("/inspiration/swot/");
    const saved = page.waitForEvent("download");
    await page.getByRole("link", { name: enlarge }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.svg$/);
  });
});
