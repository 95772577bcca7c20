/** One's own account, with the mails of the platform: proven, forgotten, changed and deleted, in the frame of the site and alone (R7.7). */
import type { Page } from "@playwright/test";
import type { Mail } from "../../src/platform/mail/mail.ts";
import { linkIn } from "../../src/platform/test-mails.ts";
import { words } from "../../src/platform/words/words.ts";
import { expectNoBarrier } from "./axe.ts";
import { findSideways } from "./layout-problems.ts";
import { openPage } from "./open-page.ts";
import { greetingOf, makePerson, openDialog, signUpBefore, signUpIn, untilAccountIsKnown } from "./signing-in.ts";
import { expect, test } from "./with-platform.ts";

const text = words.de;
const template = "/de/inspiration/swot-analyse/";

test.use({ locale: "de", viewport: { width: 320, height: 640 }, expectedErrors: /status of 401/ });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Opens the link in the newest of so many mails. */
async function followMail(
  page: Page,
  platform: { origin: string; mailsTo: (email: string) => Promise<Mail[]> },
  { email, count }: { email: string; count: number },
): Promise<void> {
  await expect.poll(async () => (await platform.mailsTo(email)).length).toBe(count);
  const [mail] = await platform.mailsTo(email);
  await page.goto(platform.origin + linkIn(mail));
  await expectNoBarrier(page, { at: page.url() });
  expect(await page.evaluate(findSideways)).toEqual([]);
}

test("whoever signs up in the dialog proves the address by mail, and gets a new password from the dialog", async ({
  page,
  context,
  platform,
}) => {
  const person = makePerson();
  await openPage(page, template);
  await signUpIn(await openDialog(page), person);
  await expect(greetingOf(page)).toHaveAccessibleName(/Nora/);

  await test.step("the address is proven in this browser", async () => {
    const tab = await context.newPage();
    await followMail(tab, platform, { email: person.email, count: 1 });
    await button(tab, text.proof.submit).click();
    await expect(tab.getByRole("status")).toHaveText(text.proof.done(person.email));
    await tab.getByRole("link", { name: text.refusals.toStart }).click();
    await expect(tab).toHaveURL(template);
    await tab.close();
  });

  await test.step("a forgotten password is asked for in the dialog, and chosen in a tab that then is signed in", async () => {
    await context.clearCookies();
    await openPage(page, template);
    await untilAccountIsKnown(page);
    const frame = await openDialog(page);
    await frame.getByRole("link", { name: text.signIn.forgotten }).click();
    await frame.locator("input[name=email]").fill(person.email);
    await frame.getByRole("button", { name: text.forgotten.submit }).click();
    await expect(frame.getByRole("status")).toHaveText(text.forgotten.sent(person.email));
    const tab = await context.newPage();
    await followMail(tab, platform, { email: person.email, count: 2 });
    await tab.getByLabel(text.forgotten.newPassword).fill("another sentence to keep");
    await button(tab, text.forgotten.choose).click();
    await expect(tab).toHaveURL(template);
    await expect(greetingOf(tab)).toHaveAccessibleName(/Nora/);
  });
});

test("whoever has an account changes its password and address, signs out everywhere, and deletes it", async ({
  page,
  context,
  platform,
}) => {
  const person = makePerson();
  await signUpBefore(context, platform, person);
  await page.goto(`${platform.origin}/?locale=de`);
  await expect(page.getByText(text.proof.reminder(person.email))).toBeVisible();
  await followMail(page, platform, { email: person.email, count: 1 });
  await button(page, words.en.proof.submit).click();
  const open = async () => {
    await page.goto(`${platform.origin}/?locale=de`);
    await page.getByRole("link", { name: text.account.title }).click();
  };
  const section = (name: string) => page.getByRole("region", { name });

  await test.step("no barrier, and nothing too wide", async () => {
    await open();
    await expect(page.getByText(text.account.proven)).toBeVisible();
    await expectNoBarrier(page, { at: "my account" });
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(findSideways), `${width} px`).toEqual([]);
    }
  });

  const changed = { ...person, password: "another sentence to keep" };
  await test.step("a password, which is wrong at first", async () => {
    const form = section(text.account.password);
    for (const [current, said] of [
      ["not this sentence", text.proof.wrongPassword],
      [person.password, text.account.passwordChanged],
    ] as const) {
      await form.getByLabel(text.account.currentPassword).fill(current);
      await form.getByLabel(text.forgotten.newPassword).fill(changed.password);
      await form.getByRole("button").click();
      await expect(page.getByText(said)).toBeVisible();
    }
  });

  const { email } = makePerson();
  await test.step("an address", async () => {
    const form = section(text.account.address);
    await form.getByLabel(text.account.newAddress).fill(email);
    await form.getByLabel(text.account.currentPassword).fill(changed.password);
    await form.getByRole("button").click();
    await expect(page.getByRole("status")).toHaveText(text.account.addressAsked(email));
    await followMail(page, platform, { email, count: 1 });
    await button(page, text.proof.submit).click();
    await expect(page.getByRole("status")).toHaveText(text.proof.done(email));
  });

  await test.step("signed out everywhere", async () => {
    await open();
    await button(page, text.account.signOutEverywhere).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.signIn.title);
    await page.getByLabel(text.signIn.email).fill(email);
    await page.getByLabel(text.signIn.password).fill(changed.password);
    await button(page, text.signIn.submit).click();
  });

  await test.step("deleted", async () => {
    await open();
    const form = section(text.account.deletion);
    await form.getByLabel(text.account.currentPassword).fill(changed.password);
    await form.getByRole("button").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.account.deletedTitle);
  });
});
