/** Events of visitors who accept reach the platform once, whatever happens to their tabs and their connection (R4.10, R7.4). */
import type { Page } from "@playwright/test";
import { chooseLanguage } from "./language-entries.ts";
import { openPage } from "./open-page.ts";
import { titleAt } from "./page-file.ts";
import { makePerson, proveBefore, signUpBefore } from "./signing-in.ts";
import {
  accept,
  deviceOf,
  expect,
  kept,
  storedEvents,
  test,
  untilConsentIsHeeded,
  untilSent,
} from "./with-analytics.ts";

// Several tabs and a restart of the platform take long.
test.setTimeout(180_000);

test.use({ reducedMotion: "reduce" });

const template = "/inspiration/swot/";
const headerLink = (page: Page, path: string) => page.getByRole("banner").locator(`a[href='${path}']:visible`).first();

async function acceptAndBeCounted(page: Page, address = template): Promise<string> {
  await openPage(page, address);
  await accept(page);
  await untilSent(page);
  return deviceOf(page);
}

/** Opens a page, and waits until its first event is sent and the client is ready for the next one. */
async function openCounted(page: Page, address: string): Promise<void> {
  const answer = page.waitForResponse(/\/ingest$/);
  await openPage(page, address);
  await answer;
}

test("each page is one event, the first one included, with its route, its full path, and who has signed up (R3.2, R4.10)", async ({
  page,
  context,
  platform,
}) => {
  const device = await acceptAndBeCounted(page, `${template}?from=here`);
  // The title is awaited, since the address changes earlier, and a page is counted only once it is shown.
  await headerLink(page, "/inspirations/").click();
  await expect(page).toHaveTitle(titleAt("/inspirations/"));
  await page.goBack();
  await expect(page).toHaveTitle(titleAt(template));
  await expect(page).toHaveURL(/\?from=here$/);
  await chooseLanguage(page, "fr");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await untilSent(page);

  // A visitor who has accepted before is not asked again; the platform knows by now who they are.
  const person = makePerson();
  await signUpBefore(context, platform, person);
  await proveBefore(context, platform, person);
  const next = await context.newPage();
  await openCounted(next, template);
  await untilConsentIsHeeded(next);
  await expect(next.locator(".consent-bar")).toHaveCount(0);
  await untilSent(next);

  const events = await storedEvents(platform, device);
  expect(events.map(({ event_type, event_properties, language }) => [event_type, event_properties, language])).toEqual([
    ["inspirations:content-view", { routeName: "inspiration", fullPath: `${template}?from=here` }, "en"],
    ["inspirations:content-view", { routeName: "inspirations", fullPath: "/inspirations/" }, "en"],
    ["inspirations:content-view", { routeName: "inspiration", fullPath: `${template}?from=here` }, "en"],
    ["inspirations:content-view", { routeName: "inspiration", fullPath: new URL(page.url()).pathname }, "fr"],
    ["inspirations:content-view", { routeName: "inspiration", fullPath: template }, "en"],
  ]);
  expect(new Set(events.map(({ session_id }) => session_id)).size).toBe(1);
  const { name: displayName, email } = person;
  const known = { id: expect.any(String), hasSignedUp: true, email, displayName };
  expect(events.map(({ user_properties }) => user_properties)).toEqual([{}, {}, {}, {}, known]);
});

test("a tab that is closed right after a click loses nothing, and tabs that share what waits store nothing twice (R7.4)", async ({
  page,
  context,
  platform,
}) => {
  const device = await acceptAndBeCounted(page);
  for (let time = 0; time < 2; time += 1) {
    const tab = await context.newPage();
    await openCounted(tab, template);
    const title = await tab.title();
    await headerLink(tab, "/discover/").click();
    await expect(tab).not.toHaveTitle(title);
    await tab.close();
  }
  const other = await context.newPage();
  await openCounted(other, template);
  for (const path of ["/inspirations/", "/"]) {
    await Promise.all([page, other].map((tab) => headerLink(tab, path).click()));
    for (const tab of [page, other]) await expect(tab).toHaveTitle(titleAt(path));
  }
  await untilSent(page);
  const events = await storedEvents(platform, device);
  const paths = events.map(({ event_properties }) => event_properties.fullPath).sort();
  const expected = { [template]: 4, "/discover/": 2, "/inspirations/": 2, "/": 2 };
  expect(paths).toEqual(
    Object.entries(expected)
      .flatMap(([path, times]) => Array(times).fill(path))
      .sort(),
  );
  expect(new Set(events.map(({ uuid }) => uuid)).size).toBe(events.length);
});

test.describe("without a connection, or a platform", () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/ });

  test("events wait, and go when it is back, on the next visit at the latest (R7.4)", async ({
    page,
    context,
    platform,
  }) => {
    const device = await acceptAndBeCounted(page);

    await test.step("without a connection", async () => {
      // Both pages are loaded beforehand, since nothing can be fetched offline.
      await headerLink(page, "/discover/").click();
      await expect(page).toHaveTitle(titleAt("/discover/"));
      await untilSent(page);
      await context.setOffline(true);
      await page.goBack();
      await expect.poll(async () => (await kept(page)).events.length).toBe(1);
      await context.setOffline(false);
      await untilSent(page);
    });

    await test.step("without a platform", async () => {
      await platform.whileStopped(async () => {
        await headerLink(page, "/discover/").click();
        await expect.poll(async () => (await kept(page)).events.length).toBe(1);
        await page.close();
      });
      const later = await context.newPage();
      await openCounted(later, template);
      await untilSent(later);
    });

    expect(await storedEvents(platform, device)).toHaveLength(5);
  });
});
