/** Steps of signing in, and the parts of the page that show its state. */
import type { BrowserContext, FrameLocator, Locator, Page } from "@playwright/test";
import { isLocale, type Locale } from "../../src/domain/locale.ts";
import { linkIn } from "../../src/platform/test-mails.ts";
import { wordsIn } from "./interface-words.ts";
import { navigationLink, openPage } from "./open-page.ts";
import type { SiteAndPlatform } from "./site-and-platform.ts";
import { expect } from "./with-platform.ts";

export interface Person {
  name: string;
  email: string;
  password: string;
}

let people = 0;

/** A person who has not signed up yet. */
export function makePerson(name = "Nora Lind"): Person {
  people += 1;
  return {
    name,
    email: `person${people}-${process.pid}-${Date.now()}@example.org`,
    password: "a short sentence to keep",
  };
}

/** Signs a person up before the journey begins; the browser keeps them signed in. */
export async function signUpBefore(
  context: BrowserContext,
  platform: { origin: string },
  person: Person,
): Promise<void> {
  const answer = await context.request.post(`${platform.origin}/signup?locale=en`, {
    form: { ...person },
    headers: { Origin: platform.origin },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
}

/** Proves the address of somebody who is signed in in this browser. */
export async function proveBefore(
  context: BrowserContext,
  platform: SiteAndPlatform["platform"],
  { email }: Person,
): Promise<void> {
  await expect.poll(async () => (await platform.mailsTo(email)).length).toBe(1);
  const [mail] = await platform.mailsTo(email);
  const headers = { Origin: platform.origin };
  const answer = await context.request.post(platform.origin + linkIn(mail), { form: {}, headers });
  expect(answer.status()).toBe(200);
}

export function signInLink(page: Page): Locator {
  return page.getByRole("banner").locator("a[href*='/signin?']");
}

export function greetingOf(page: Page): Locator {
  return page.getByRole("banner").locator("a.greeting");
}

/** Goes to the home page from another one, to which a visitor can go back. */
export async function comeFromDiscover(page: Page): Promise<void> {
  await openPage(page, "/discover/");
  await navigationLink(page, "/").click();
  await expect(page).toHaveURL("/");
}

async function localeOf(page: Page): Promise<Locale> {
  const lang = await page.locator("html").getAttribute("lang");
  if (!isLocale(lang)) throw new Error(`The page is in ${lang}`);
  return lang;
}

/** The open dialog, named in the page's language. */
export async function dialogOf(page: Page): Promise<Locator> {
  return page.getByRole("dialog", { name: wordsIn(await localeOf(page)).account.signIn() });
}

/** Waits until the page knows whether the visitor is signed in; links open the dialog from then on. */
export async function untilAccountIsKnown(page: Page): Promise<void> {
  await page.waitForSelector("html[data-account]", { state: "attached" });
}

export async function openDialog(page: Page, link = signInLink(page)): Promise<FrameLocator> {
  await untilAccountIsKnown(page);
  await link.click();
  const frame = (await dialogOf(page)).frameLocator("iframe");
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
  return frame;
}

/** Fills in the platform's form to sign up, to which the page leads, and sends it. */
export async function signUpIn(frame: FrameLocator | Page, { name, email, password }: Person): Promise<void> {
  await frame.locator("a[href^='/signup']").click();
  await frame.locator("input[name=name]").fill(name);
  await frame.locator("input[name=email]").fill(email);
  await frame.locator("input[name=password]").fill(password);
  await frame.locator("button[type=submit]").click();
}

export async function signInIn(frame: Pick<FrameLocator, "locator">, { email, password }: Person): Promise<void> {
  await frame.locator("input[name=email]").fill(email);
  await frame.locator("input[name=password]").fill(password);
  await frame.locator("button[type=submit]").click();
}
