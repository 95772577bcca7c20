/** What a visitor chooses in the filter sentence: none of it is lost, and all of it can be read. */
import { locales } from "../../src/domain/locale.ts";
import { homePath } from "../../src/domain/route.ts";
import { holdCode } from "./connection.ts";
import { wordsIn } from "./interface-words.ts";
import { openPage, untilStarted } from "./open-page.ts";
import { expect, test } from "./site.ts";

test("what is chosen before the page has come to life is what the sentence leads to", async ({ page }) => {
  const { sentence } = wordsIn("en");
  const slot = (name: "type" | "goal" | "group") => page.getByRole("combobox", { name: sentence[name](), exact: true });
  const bringToLife = await holdCode(page);
  await page.goto("/", { waitUntil: "commit" });
  await slot("type").selectOption("session");
  await slot("goal").selectOption("look-back");
  bringToLife();
  await untilStarted(page);
  await expect(slot("type")).toHaveValue("session");
  await expect(slot("goal")).toHaveValue("look-back");
  await page.getByRole("button", { name: sentence.submit(), exact: true }).click();
  await expect(page).toHaveURL("/sessions/?goal=look-back");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 800 } });

  for (const locale of locales) {
    test(`In ${locale}, each choice stands there in full`, async ({ page }) => {
      await page.addInitScript((language) => localStorage.setItem("inspirations:language", language), locale);
      await openPage(page, homePath(locale));
      const { sentence } = wordsIn(locale);
      for (const name of ["type", "goal", "group"] as const) {
        const choice = page.getByRole("combobox", { name: sentence[name](), exact: true });
        for (const option of await choice.locator("option:not([disabled])").all()) {
          const text = (await option.textContent()) ?? "";
          await choice.selectOption(text);
          const words = choice.locator("xpath=following-sibling::*");
          await expect(words).toHaveText(text);
          const isWhole = await words.evaluate((it) => {
            const slot = it.parentElement?.getBoundingClientRect();
            const { bottom, right } = it.getBoundingClientRect();
            return slot && it.scrollWidth <= it.clientWidth && right <= innerWidth && bottom <= slot.bottom + 1;
          });
          expect(isWhole, text).toBe(true);
        }
        // The others offer all again.
        if (name !== "type") await choice.selectOption("");
        else await choice.selectOption("inspiration");
      }
    });
  }
});
