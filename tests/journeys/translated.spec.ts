/** Pages that a browser translates while a visitor uses them, or that an extension has changed. */
import type { Page } from "@playwright/test";
import { wordsIn } from "./interface-words.ts";
import { openPage } from "./open-page.ts";
import { actAtRandom, randomNumbers } from "./random-actions.ts";
import { expect, test } from "./site.ts";
import { translatePage } from "./translate-page.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const shownText = async (page: Page) => (await page.locator("body").innerText()).replace(/\s+/g, " ");

/** Whether a template has been chosen for something whose tray is on its way; runs in the page. */
function isTrayComing(): boolean {
  const trays = { adds: ".plan-tray", compares: ".compare-tray" };
  return Object.entries(trays).some(
    ([choice, tray]) => document.querySelector(`[data-${choice}][data-chosen]`) && !document.querySelector(tray),
  );
}

/** The text of the page once nothing more comes. */
async function settledText(page: Page): Promise<string> {
  let last = "";
  await expect
    .poll(async () => {
      const before = last;
      last = await shownText(page);
      const isBusy = (await page.locator("#app [aria-busy=true]").count()) > 0;
      return last === before && !isBusy && !(await page.evaluate(isTrayComing));
    })
    .toBe(true);
  return last;
}

for (const [address, seed] of [
  ["/inspirations/", 12],
  ["/de/sessions/", 2],
  ["/inspiration/swot/", 3],
  ["/fr/", 4],
] as const) {
  test(`whatever is done on ${address} reads the same while it is translated`, async ({ page }) => {
    const actions = 15;
    const act = async (check: (text: () => Promise<string>, done: string, step: number) => Promise<void>) => {
      const random = randomNumbers(seed);
      for (let step = 0; step < actions; step += 1) {
        const done = await actAtRandom(page, random);
        await check(() => shownText(page), done, step);
      }
    };
    await page.clock.setFixedTime("2026-03-02T10:00:00");
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await openPage(page, address);
    const texts: string[] = [];
    const log: string[] = [];
    await act(async (_, done) => {
      log.push(done);
      texts.push(await settledText(page));
    });
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await openPage(page, address);
    await translatePage(page);
    await act(async (text, done, step) => {
      expect(done).toBe(log[step]);
      await expect.poll(text, { message: log.slice(0, step + 1).join("; ") }).toBe(texts[step]);
    });
  });
}

test.describe("the newsletter, while it is translated", () => {
  test.use({ locale: "fr", expectedErrors: /status of 409/ });

  test("takes one address after another (R2.12)", async ({ page }) => {
    const { newsletter } = wordsIn("fr");
    const statuses = [201, 409];
    await page.route("**/newsletter/subscriptions", (route) => {
      const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "content-type" };
      const status = route.request().method() === "OPTIONS" ? 204 : (statuses.shift() as number);
      return route.fulfill({ status, headers, body: "{}" });
    });
    await openPage(page, "/fr/");
    await translatePage(page);
    const form = page.locator("form", { has: page.locator("input[type=email]") });
    const subscribe = async (email: string, said: string) => {
      await form.locator("input").fill(email);
      await form.getByRole("button").click();
      await expect(page.locator("section", { has: form }).getByRole("status")).toHaveText(said);
    };
    await subscribe("one@example.org", newsletter.subscribed({ email: "one@example.org" }));
    await subscribe("two@example.org", newsletter.alreadySubscribed({ email: "two@example.org" }));
    await subscribe("three", "");
    await expect(form.getByRole("alert")).toHaveText(newsletter.notAnAddress());
  });
});
