/** Plans of somebody who has signed up: the same in each of their browsers, and on the platform's page. */
import type { Browser, Page } from "@playwright/test";
import { words as platformWords } from "../../src/platform/words/words.ts";
import { expectNoBarrier } from "./axe.ts";
import { wordsIn } from "./interface-words.ts";
import { openPage } from "./open-page.ts";
import { makePerson, type Person, signUpBefore, untilAccountIsKnown } from "./signing-in.ts";
import { expect, test } from "./with-platform.ts";

const { keptPlans: words } = wordsIn("en");
const path = "/plan/";
const queryOf = (title: string) => `?v=1&title=${title.replaceAll(" ", "+")}&start=09:00&people=16&activity=swot`;

const mine = (page: Page) => page.getByRole("region", { name: words.heading() });
const names = (page: Page) => mine(page).getByRole("listitem").getByRole("link");

async function rename(page: Page, from: string, to: string): Promise<void> {
  await mine(page)
    .getByRole("button", { name: `${words.rename()} ${from}`, exact: true })
    .click();
  const field = mine(page).getByRole("textbox", { name: words.title() });
  await field.fill(to);
  await field.press("Enter");
  await expect(names(page).filter({ hasText: to })).toBeVisible();
}

const haveKept = (page: Page, title: string) =>
  page.evaluate(
    (list) => localStorage.setItem("inspirations:plans", list),
    JSON.stringify([{ id: "x".repeat(22), query: queryOf(title), changed: 1_795_600_000_000 }]),
  );

/** Waits until the platform has answered. */
const told = (page: Page, method: string) =>
  page.waitForResponse((it) => it.url().includes("/plans") && it.request().method() === method && it.ok());

async function openBrowser(browser: Browser, origin: string) {
  const context = await browser.newContext({ baseURL: origin, locale: "en" });
  return { context, page: await context.newPage() };
}

test("a plan of somebody who has signed up is in each of their browsers, and where both have changed it, both stay", async ({
  browser,
  site,
  platform,
}) => {
  const person: Person = makePerson();
  const [phone, laptop] = [await openBrowser(browser, site.origin), await openBrowser(browser, site.origin)];

  await test.step("kept before signing up, and told from then on", async () => {
    await openPage(phone.page, path);
    await haveKept(phone.page, "Team day");
    await signUpBefore(phone.context, platform, person);
    const telling = told(phone.page, "PUT");
    await phone.page.reload();
    expect(await (await telling).json()).toMatchObject({ title: "Team day", plan: queryOf("Team day") });
  });

  await test.step("there in another browser", async () => {
    const { email, password } = person;
    await laptop.context.request.post(`${platform.origin}/signin?locale=en`, {
      form: { email, password },
      headers: { Origin: platform.origin },
      maxRedirects: 0,
    });
    await openPage(laptop.page, path);
    await expect(names(laptop.page)).toHaveText(["Team day"]);
  });

  await test.step("changed in both, of which one is offline", async () => {
    await laptop.context.setOffline(true);
    await rename(laptop.page, "Team day", "On the laptop");
    const telling = told(phone.page, "PUT");
    await rename(phone.page, "Team day", "On the phone");
    await telling;
    await laptop.context.setOffline(false);
    const copied = told(laptop.page, "PUT");
    await laptop.page.reload();
    await copied;
    await expect(names(laptop.page).filter({ hasText: "On the phone" })).toBeVisible();
    await expect(names(laptop.page).filter({ hasText: "On the laptop" })).toBeVisible();
    await expect(mine(laptop.page).getByText(words.bothKept())).toBeVisible();
    await phone.page.reload();
    await expect(names(phone.page)).toHaveCount(2);
  });

  await test.step("removed in one, and gone from the other", async () => {
    const telling = laptop.page.waitForResponse((it) => it.request().method() === "DELETE" && it.ok());
    await mine(laptop.page)
      .getByRole("button", { name: `${words.remove()} On the laptop` })
      .click();
    await telling;
    await phone.page.reload();
    await expect(names(phone.page)).toHaveText(["On the phone"]);
  });

  await test.step("on the platform's page, which leads to the site's", async () => {
    const { page } = laptop;
    await page.goto(`${platform.origin}/?locale=en`);
    const list = page.getByRole("region", { name: platformWords.en.plans.title });
    await expectNoBarrier(page, { at: "my templates with plans" });
    await list.getByRole("link", { name: "On the phone" }).click();
    await expect(page).toHaveURL(`${site.origin}/plan/${queryOf("On the phone")}`);
  });

  await Promise.all([phone, laptop].map(({ context }) => context.close()));
});

test("nobody else's browser asks the platform for plans, nor that of somebody who has none and makes none", async ({
  page,
  context,
  platform,
  requests,
}) => {
  await openPage(page, path);
  await haveKept(page, "Team day");
  await page.reload();
  await untilAccountIsKnown(page);
  await expect(names(page)).toHaveText(["Team day"]);
  await page.evaluate(() => localStorage.removeItem("inspirations:plans"));
  await signUpBefore(context, platform, makePerson());
  const favourites = page.waitForResponse((it) => it.url().endsWith("/favourites"));
  await openPage(page, "/inspiration/swot/");
  await favourites;
  expect(requests.all.filter((it) => it.path.startsWith("/plans"))).toEqual([]);
});
