/** From one listing to the other: what is asked stays asked, and the keyboard goes on where it was (R2.13, R2.14). */
import type { Page } from "@playwright/test";
import { saveData } from "./connection.ts";
import { wordsIn } from "./interface-words.ts";
import { cardsOf } from "./listing-panel.ts";
import { isMarked, markDocument, navigationLink, openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";

test.beforeEach(({ page }) => saveData(page));

const { sentence, directory, listing: words } = wordsIn("en");
/** Something of each sort that both listings can be asked for. */
const asked = "?q=vote&goal=look-back,solve-and-decide&people=6-10&minutes=1-90&level=easy&favourites=1&sort=name";

const slot = (page: Page, name: "type" | "goal" | "group") =>
  page.getByRole("combobox", { name: sentence[name](), exact: true });
const tab = (page: Page, name: "inspirationsLink" | "sessionsLink") =>
  page.getByRole("navigation", { name: words.kinds() }).getByRole("link", { name: words[name](), exact: true });

test.use({ viewport: { width: 390, height: 844 } });

test("the keyboard changes the kind in the sentence, and goes on in the same list; the tabs ask the same (R2.13, R2.14)", async ({
  page,
}) => {
  await openPage(page, `/inspirations/${asked}`);
  await markDocument(page);
  await slot(page, "type").focus();
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL(`/sessions/${asked}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(directory.sessions());
  await expect(slot(page, "type")).toBeFocused();
  await expect(slot(page, "type")).toHaveValue("session");
  await expect(slot(page, "type")).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("ArrowUp");
  await expect(page).toHaveURL(`/inspirations/${asked}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(directory.inspirations());
  await expect(slot(page, "type")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(slot(page, "goal")).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(directory.sessions());
  await expect(slot(page, "goal")).toBeFocused();
  expect(await isMarked(page)).toBe(true);

  await test.step("from another page than a listing nobody is led to a list", async () => {
    await openPage(page, "/discover/");
    await navigationLink(page, "/inspirations/").click();
    await expect(page).toHaveURL("/inspirations/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(directory.inspirations());
    await expect(page.locator("body")).toBeFocused();
  });

  await test.step("what the other listing does not offer is left out", async () => {
    await openPage(page, "/sessions/?context=team-routine&minutes=60-&people=14&goal=look-back");
    await slot(page, "type").selectOption("inspiration");
    await expect(page).toHaveURL("/inspirations/?goal=look-back&people=14&minutes=60-");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(directory.inspirations());
    await expect(slot(page, "goal")).toHaveValue("look-back");
    await expect(slot(page, "group")).toHaveValue("14");
  });

  await test.step("the tabs ask the same, also what was typed at the last moment", async () => {
    await openPage(page, "/inspirations/?level=easy");
    await page.getByRole("searchbox").pressSequentially("meeting");
    await tab(page, "sessionsLink").click();
    await expect(page).toHaveURL("/sessions/?q=meeting&level=easy");
    await expect(page.getByRole("searchbox")).toHaveValue("meeting");
    await expect(tab(page, "sessionsLink")).toHaveAttribute("aria-current", "page");
    await tab(page, "inspirationsLink").click();
    await expect(page).toHaveURL("/inspirations/?q=meeting&level=easy");
    await expect(cardsOf(page).first()).toBeVisible();
  });
});
