/** The tag manager comes after consent alone, and goes with it (R7.5, R7.6). */
import { letSettle, openPage } from "./open-page.ts";
import { accept, barOf, choicesButton, consentWords, decline, expect, test } from "./with-analytics.ts";

test.use({ asksConsentFor: { countsViews: false, tagManagerId: "GTM-TEST1" }, reducedMotion: "reduce" });

// One worker builds the site for all of it.
test.describe.configure({ mode: "default" });

const template = "/inspiration/swot/";
const host = "https://www.googletagmanager.com";

test.beforeEach(async ({ context }) => {
  await context.route(`${host}/**`, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'document.cookie = "_ga=1; Path=/"; document.cookie = "mine=1; Path=/"; window.tagsRan = dataLayer[0].event;',
    }),
  );
});

test("its script is asked for with the id, once there is consent, and the policy lets it run", async ({
  page,
  requests,
}) => {
  const response = await openPage(page, template);
  expect(response?.headers()["content-security-policy"]).toContain(` ${host}`);
  const { intro, tagManager, outro } = consentWords("en");
  await expect(barOf(page).locator("p")).toHaveText([intro, tagManager, outro].join(" "));
  expect(requests.all.filter(({ url }) => url.startsWith(host))).toEqual([]);
  await accept(page);
  await expect.poll(() => page.evaluate("window.tagsRan")).toBe("gtm.js");
  await page.reload();
  await expect.poll(() => page.evaluate("window.tagsRan")).toBe("gtm.js");
  const asked = requests.all.filter(({ url }) => url.startsWith(host));
  expect(asked.map(({ url }) => url)).toEqual(Array(2).fill(`${host}/gtm.js?id=GTM-TEST1`));
  expect(requests.all.filter(({ url }) => url.includes("/ingest"))).toEqual([]);
});

test("a refusal keeps it away", async ({ page, requests }) => {
  await openPage(page, template);
  await decline(page);
  await page.reload();
  await letSettle(page);
  expect(requests.all.filter(({ url }) => url.startsWith(host))).toEqual([]);
});

test("when consent is withdrawn its cookies go, and so does the script", async ({ page, requests }) => {
  await openPage(page, template);
  await accept(page);
  await expect.poll(() => page.evaluate("window.tagsRan")).toBe("gtm.js");
  requests.clear();
  const reloaded = page.waitForEvent("load");
  await choicesButton(page).click();
  await decline(page);
  await reloaded;
  await letSettle(page);
  expect(await page.evaluate("window.tagsRan")).toBeUndefined();
  expect(await page.evaluate(() => document.cookie)).toBe("mine=1");
  expect(requests.all.filter(({ url }) => url.startsWith(host))).toEqual([]);
});
