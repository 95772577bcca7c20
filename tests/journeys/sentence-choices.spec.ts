/** What a visitor chooses in the filter sentence: none of it is lost, and all of it can be read. */
import { locales } from "../../src/domain/locale.ts";
import { homePath } from "../../src/domain/route.ts";
import { holdCode } from "./connection.ts";
import { wordsIn } from "./interface-words.ts";
import { navigationLink, openPage, untilStarted } from "./open-page.ts";
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

test("back from where it led, the sentence says what was chosen, from the first moment on", async ({ page }) => {
  const { sentence } = wordsIn("en");
  const slot = (name: "type" | "goal" | "group") => page.getByRole("combobox", { name: sentence[name](), exact: true });
  const submit = page.getByRole("button", { name: sentence.submit(), exact: true });
  await openPage(page, "/");
  await slot("type").selectOption("session");
  await slot("goal").selectOption("look-back");
  await slot("group").selectOption("6-10");
  await submit.click();
  await expect(page).toHaveURL("/sessions/?goal=look-back&people=6-10");
  await page.getByRole("heading", { level: 1 }).waitFor();
  // What each frame shows of home.
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      const isHome = document.documentElement.dataset.route === "home";
      const values = [...document.querySelectorAll<HTMLSelectElement>("[data-slot] select")].map(({ value }) => value);
      if (isHome) seen.add(values.join(" "));
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(slot("type")).toHaveValue("session");
  await expect(slot("goal")).toHaveValue("look-back");
  await expect(slot("group")).toHaveValue("6-10");
  await expect
    .poll(() => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]))
    .toEqual(["session look-back 6-10"]);
  // It can be gone on from there.
  await slot("goal").selectOption("");
  await submit.click();
  await expect(page).toHaveURL("/sessions/?people=6-10");
  await page.goBack();
  await expect(slot("goal")).toHaveValue("");
  await expect(slot("group")).toHaveValue("6-10");
});

test("what else the history keeps with the home page changes nothing", async ({ page }) => {
  const { sentence } = wordsIn("en");
  await openPage(page, "/");
  for (const state of [{ kind: "none" }, { kind: "session", goal: "gone", people: 7 }, "session"]) {
    await page.evaluate((kept) => history.replaceState(kept, ""), state);
    await navigationLink(page, "/discover/").click();
    await expect(page).toHaveURL("/discover/");
    await page.goBack();
    const submit = page.getByRole("button", { name: sentence.submit(), exact: true });
    await expect(submit).toHaveCount(1);
    await expect(page.getByRole("combobox", { name: sentence.goal(), exact: true })).toHaveValue("");
    await expect(page.getByRole("combobox", { name: sentence.group(), exact: true })).toHaveValue("");
  }
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
