/** Favourites of somebody who has signed up: the same in each of their browsers. */
import type { Page } from "@playwright/test";
import { wordsIn } from "./interface-words.ts";
import { openPage } from "./open-page.ts";
import { makePerson, signUpBefore, untilAccountIsKnown } from "./signing-in.ts";
import { expect, test } from "./with-platform.ts";

const { favourites } = wordsIn("en");
const names = { swot: "SWOT matrix", roti: "ROTI" };

const keep = (page: Page, key: keyof typeof names) =>
  page.getByRole("button", { name: favourites.keep({ name: names[key] }), exact: true });
const drop = (page: Page, key: keyof typeof names) =>
  page.getByRole("button", { name: favourites.drop({ name: names[key] }), exact: true });

/** Waits until the platform has answered. */
const told = (page: Page, method: string) =>
  page.waitForResponse((it) => it.url().endsWith("/favourites") && it.request().method() === method && it.ok());

test("what somebody who has signed up keeps in one browser is in the other, and what they let go of does not come back", async ({
  browser,
  site,
  platform,
}) => {
  const person = makePerson();
  const open = async () => {
    const context = await browser.newContext({ baseURL: site.origin, locale: "en" });
    return { context, page: await context.newPage() };
  };
  const [phone, laptop] = [await open(), await open()];

  await test.step("kept before signing up", async () => {
    await openPage(phone.page, "/inspiration/swot/");
    await keep(phone.page, "swot").click();
    await signUpBefore(phone.context, platform, person);
    const telling = told(phone.page, "PUT");
    await phone.page.reload();
    expect(await (await telling).json()).toEqual({ favourites: ["inspiration:swot"] });
  });

  await test.step("kept in another browser before signing in there", async () => {
    await openPage(laptop.page, "/inspiration/roti/");
    await keep(laptop.page, "roti").click();
    const { email, password } = person;
    await laptop.context.request.post(`${platform.origin}/signin?locale=en`, {
      form: { email, password },
      headers: { Origin: platform.origin },
      maxRedirects: 0,
    });
    const telling = told(laptop.page, "PUT");
    await openPage(laptop.page, "/favourites/");
    await telling;
    await expect(drop(laptop.page, "swot")).toBeVisible();
    await expect(drop(laptop.page, "roti")).toBeVisible();
  });

  await test.step("let go of in one, and told when the page is left at once", async () => {
    const telling = told(laptop.page, "PUT");
    await drop(laptop.page, "swot").click();
    await telling;
    const asking = told(phone.page, "GET");
    await openPage(phone.page, "/favourites/");
    await asking;
    await expect(drop(phone.page, "roti")).toBeVisible();
    await phone.page.reload();
    await expect(drop(phone.page, "roti")).toBeVisible();
    await expect(keep(phone.page, "swot").or(drop(phone.page, "swot"))).toHaveCount(0);
  });

  await Promise.all([phone, laptop].map(({ context }) => context.close()));
});

test("nobody else's browser asks the platform for favourites", async ({ page, requests }) => {
  await openPage(page, "/inspiration/swot/");
  await keep(page, "swot").click();
  await untilAccountIsKnown(page);
  await openPage(page, "/favourites/");
  await untilAccountIsKnown(page);
  await expect(drop(page, "swot")).toBeVisible();
  expect(requests.all.filter((it) => it.path === "/favourites")).toEqual([]);
});
