/** What visitors who accept do arrives at the platform, once, whatever happens to their tabs and their connection (R4.10, R7.4). */
import type { Page } from "@playwright/test";
import { letSettle, openPage } from "./open-page.ts";
import { titleAt } from "./page-file.ts";
import { makePerson, signUpBefore } from "./signing-in.ts";
import { accept, barOf, deviceOf, expect, kept, storedEvents, test, untilSent } from "./with-analytics.ts";

// Several tabs and a platform that starts anew take their time.
test.setTimeout(180_000);

test.use({ reducedMotion: "reduce" });

const template = "/inspiration/swot/";
const headerLink = (page: Page, path: string) => page.getByRole("banner").locator(`a[href='${path}']:visible`).first();

/** Waits until the first event of a page has gone, and the client is there for the next one. */
async function openCounted(page: Page, address: string): Promise<void> {
  const answer = page.waitForResponse(/\/ingest$/);
  await openPage(page, address);
  await answer;
}

test("each page is one event, the first one included, with its route and its full path (R4.10)", async ({
  page,
  platform,
}) => {
  await openPage(page, `${template}?from=here`);
  await accept(page);
  // The address comes first, and a page is counted once it is shown.
  await headerLink(page, "/inspirations/").click();
  await expect(page).toHaveTitle(titleAt("/inspirations/"));
  await page.goBack();
  await expect(page).toHaveTitle(titleAt(template));
  await expect(page).toHaveURL(/\?from=here$/);
  await page.getByRole("banner").locator("summary").click();
  await page.getByRole("banner").getByRole("link", { name: "Français" }).click();
  await expect(page).toHaveURL(/\/fr\/inspiration\/.+\/$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await untilSent(page);
  const events = await storedEvents(platform, await deviceOf(page));
  expect(events.map(({ event_type, event_properties, language }) => [event_type, event_properties, language])).toEqual([
    ["inspirations:content-view", { routeName: "inspiration", fullPath: `${template}?from=here` }, "en"],
    ["inspirations:content-view", { routeName: "inspirations", fullPath: "/inspirations/" }, "en"],
    ["inspirations:content-view", { routeName: "inspiration", fullPath: `${template}?from=here` }, "en"],
    ["inspirations:content-view", { routeName: "inspiration", fullPath: new URL(page.url()).pathname }, "fr"],
  ]);
  expect(new Set(events.map(({ session_id }) => session_id)).size).toBe(1);
  expect(events.map(({ user_properties }) => user_properties)).toEqual([{}, {}, {}, {}]);
});

test("events say who it is of those who have signed up, from the first one on (R3.2)", async ({
  page,
  context,
  platform,
}) => {
  const person = makePerson();
  await signUpBefore(context, platform, person);
  await openPage(page, template);
  await accept(page);
  await untilSent(page);
  await expect.poll(() => deviceOf(page)).not.toBe("");
  await untilSent(page);
  const [event] = await storedEvents(platform, await deviceOf(page));
  expect(event?.user_properties).toEqual({
    id: expect.any(String),
    hasSignedUp: true,
    email: person.email,
    displayName: person.name,
  });
});

test("a consent that was given before counts from the first page on, and nobody is asked", async ({
  page,
  context,
  platform,
}) => {
  await openPage(page, template);
  await accept(page);
  await untilSent(page);
  const next = await context.newPage();
  await openPage(next, "/discover/");
  await expect.poll(() => next.evaluate(() => document.querySelector(".cm"))).toBeNull();
  await expect(barOf(next)).toHaveCount(0);
  await letSettle(next);
  await untilSent(next);
  const events = await storedEvents(platform, await deviceOf(next));
  expect(events.map(({ event_properties }) => event_properties.fullPath)).toEqual([template, "/discover/"]);
});

test("a tab that is closed right after a click loses nothing (R7.4)", async ({ page, context, platform }) => {
  await openPage(page, template);
  await accept(page);
  await untilSent(page);
  const device = await deviceOf(page);
  for (let time = 0; time < 5; time += 1) {
    const tab = await context.newPage();
    await openCounted(tab, template);
    const title = await tab.title();
    await headerLink(tab, "/discover/").click();
    await expect(tab).not.toHaveTitle(title);
    await tab.close();
  }
  const last = await context.newPage();
  await openCounted(last, template);
  await untilSent(last);
  const paths = (await storedEvents(platform, device)).map(({ event_properties }) => event_properties.fullPath);
  expect(paths.filter((path) => path === "/discover/")).toHaveLength(5);
  expect(paths.filter((path) => path === template)).toHaveLength(7);
});

test("two tabs share what waits: nothing is lost, and nothing is stored twice (R7.4)", async ({
  page,
  context,
  platform,
}) => {
  await openPage(page, template);
  await accept(page);
  await untilSent(page);
  const device = await deviceOf(page);
  const other = await context.newPage();
  await openCounted(other, template);
  for (const path of ["/inspirations/", "/discover/", "/", "/inspirations/"]) {
    await Promise.all([page, other].map((tab) => headerLink(tab, path).click()));
    for (const tab of [page, other]) await expect(tab).toHaveURL(path);
  }
  for (const tab of [page, other]) await letSettle(tab);
  await untilSent(page);
  const events = await storedEvents(platform, device);
  expect(events).toHaveLength(2 + 2 * 4);
  expect(new Set(events.map(({ uuid }) => uuid)).size).toBe(events.length);
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: /status of 401|ERR_INTERNET_DISCONNECTED/ });

  test("events wait, and go when it is back (R7.4)", async ({ page, context, platform }) => {
    await openPage(page, template);
    await accept(page);
    await untilSent(page);
    // Fetched beforehand, since nothing can be fetched offline.
    await headerLink(page, "/discover/").click();
    await expect(page).toHaveURL("/discover/");
    await untilSent(page);
    await context.setOffline(true);
    await page.goBack();
    await expect(page).toHaveURL(template);
    await expect.poll(async () => (await kept(page)).events.length).toBe(1);
    await context.setOffline(false);
    await untilSent(page);
    expect(await storedEvents(platform, await deviceOf(page))).toHaveLength(3);
  });
});

test.describe("a platform that is away", () => {
  test.use({ expectedErrors: /status of 401|ERR_CONNECTION_REFUSED/ });

  test("finds the events of an earlier visit on the next one (R7.4)", async ({ page, context, platform }) => {
    await openPage(page, template);
    await accept(page);
    await untilSent(page);
    const device = await deviceOf(page);
    await platform.whileStopped(async () => {
      await headerLink(page, "/discover/").click();
      await expect.poll(async () => (await kept(page)).events.length).toBe(1);
      await page.close();
    });
    const later = await context.newPage();
    await openCounted(later, template);
    await untilSent(later);
    expect(await storedEvents(platform, device)).toHaveLength(3);
  });
});
