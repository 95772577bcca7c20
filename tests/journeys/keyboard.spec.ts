/** Every kind of page by keyboard alone: all of it can be reached, in the order that is seen, and what is reached is seen. */
import { saveData } from "./connection.ts";
import { expectPlainWalk } from "./keyboard-walk.ts";
import { pagesOfEachKind } from "./kinds-of-page.ts";
import { openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";

test.use({ reducedMotion: "reduce", expectedErrors: /status of 404/ });

const template = "/inspiration/swot/";

const sizes = {
  "on a wide screen": { width: 1440, height: 900 },
  "on a phone": { width: 390, height: 844 },
  "at 400 %": { width: 320, height: 256 },
};

for (const [where, size] of Object.entries(sizes)) {
  test(`Tab goes through all that can be used, as it is seen, and back, ${where}`, async ({ page }) => {
    test.slow();
    await saveData(page);
    await page.setViewportSize(size);
    for (const { address } of pagesOfEachKind("en")) {
      await openPage(page, address);
      await expectPlainWalk(page);
    }
  });
}

test("the keyboard goes through the header in the order that is seen", async ({ page }) => {
  await page.setViewportSize(sizes["on a wide screen"]);
  await page.goto(template);
  const order: string[] = [];
  for (let stop = 0; stop < 7; stop += 1) {
    await page.keyboard.press("Tab");
    order.push(
      await page.evaluate(() => (document.activeElement as HTMLElement).innerText.trim().split("\n").pop() ?? ""),
    );
  }
  expect(order).toEqual(["Skip to the content", "marelle", "Home", "All templates", "Discover", "Sign in", "English"]);
});

for (const [width, entries] of [
  [1024, ["Home", "All templates", "Discover"]],
  [1023, ["Home", "Templates", "Marelle"]],
] as const) {
  test(`at ${width} px the navigation has its three entries: below 1024 px the third is the platform's name (R2.6)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(template);
    await expect(page.getByRole("banner").locator("nav a:visible")).toHaveText(entries, { useInnerText: true });
  });
}

test("the skip link shows when it is reached, and leads past the header", async ({ page }) => {
  await page.goto(template);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: /^Skip to/ });
  await expect(skip).toBeFocused();
  expect(await skip.evaluate((link) => getComputedStyle(link).clipPath)).toBe("none");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("the language is chosen by keyboard alone: Enter opens, Escape closes, Enter chooses (R4.6)", async ({ page }) => {
  await openPage(page, template);
  const opener = page.getByRole("banner").locator("summary");
  const french = page.getByRole("link", { name: "Français" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(french).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(french).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  for (let stop = 0; stop < 7 && !(await french.evaluate((it) => it === document.activeElement)); stop += 1) {
    await page.keyboard.press("Tab");
  }
  await expect(french).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  expect(new URL(page.url()).pathname).toMatch(/^\/fr\/inspiration\/./);
  await expect(french).toBeHidden();
});
