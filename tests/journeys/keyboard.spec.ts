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
  "at 400 %": { width: 320, height: 256 },
};

for (const [where, size] of Object.entries(sizes)) {
  test(`Tab goes through all that can be used, as it is seen, and back, ${where}`, async ({ page }) => {
    await saveData(page);
    await page.setViewportSize(size);
    for (const { address } of pagesOfEachKind("en")) {
      await openPage(page, address);
      await expectPlainWalk(page);
    }
  });
}

test("the keyboard goes through the header in the order that is seen, past it, and chooses a language (R2.6, R3.3, R4.6, R6.1)", async ({
  page,
}) => {
  await page.setViewportSize(sizes["on a wide screen"]);
  await openPage(page, template);
  const order: string[] = [];
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press("Tab");
    order.push(
      await page.evaluate(() => {
        const { innerText, title } = document.activeElement as HTMLElement;
        return title || (innerText.trim().split("\n").pop() ?? "");
      }),
    );
  }
  expect(order).toEqual([
    "Skip to the content",
    "marelle",
    "Home",
    "All templates",
    "Discover",
    "My favourites",
    "Sign in",
    "English",
  ]);

  await test.step("below 1024 px the third entry is the platform's name", async () => {
    // The last entry is a picture.
    for (const [width, entries] of [
      [1024, ["Home", "All templates", "Discover", ""]],
      [1023, ["Home", "Templates", "Marelle", ""]],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole("banner").locator("nav a:visible")).toHaveText(entries, { useInnerText: true });
    }
  });

  await test.step("the language is chosen by keyboard alone: Enter opens, Escape closes, Enter chooses", async () => {
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

  await test.step("the skip link shows when it is reached, and leads past the header", async () => {
    await page.reload();
    await page.keyboard.press("Tab");
    const skip = page.locator("a[href='#content']").first();
    await expect(skip).toBeFocused();
    expect(await skip.evaluate((link) => getComputedStyle(link).clipPath)).toBe("none");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  });
});
