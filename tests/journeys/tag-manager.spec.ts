/** The tag manager comes after consent alone, and goes with it (R7.5, R7.6). */
import { openPage } from "./open-page.ts";
import {
  accept,
  barOf,
  choicesButton,
  consentWords,
  decline,
  expect,
  test,
  untilConsentIsHeeded,
} from "./with-analytics.ts";

test.use({ asksConsentFor: { countsViews: false, tagManagerId: "GTM-TEST1" }, reducedMotion: "reduce" });

const host = "https://www.googletagmanager.com";

test("its script is asked for with the id once there is consent, lets itself be refused, and goes with its cookies (R7.5, R7.6)", async ({
  page,
  context,
  requests,
}) => {
  await context.route(`${host}/**`, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'document.cookie = "_ga=1; Path=/"; document.cookie = "mine=1; Path=/"; window.tagsRan = dataLayer[0].event;',
    }),
  );
  const asked = () => requests.all.filter(({ url }) => url.startsWith(host)).map(({ url }) => url);
  const hasRun = () => page.evaluate("window.tagsRan");

  await test.step("a refusal keeps it away", async () => {
    const response = await openPage(page, "/inspiration/swot/");
    expect(response?.headers()["content-security-policy"]).toContain(` ${host}`);
    const { intro, tagManager, outro, privacy } = consentWords("en");
    await expect(barOf(page).locator("p")).toHaveText([intro, tagManager, outro, privacy].join(" "));
    await decline(page);
    await page.reload();
    await untilConsentIsHeeded(page);
    expect(asked()).toEqual([]);
  });

  await test.step("a yes loads it, on the next page, too", async () => {
    await choicesButton(page).click();
    await accept(page);
    await expect.poll(hasRun).toBe("gtm.js");
    await page.reload();
    await expect.poll(hasRun).toBe("gtm.js");
    expect(asked()).toEqual(Array(2).fill(`${host}/gtm.js?id=GTM-TEST1`));
  });

  await test.step("withdrawn, its cookies go, and so does the script", async () => {
    const reloaded = page.waitForEvent("load");
    await choicesButton(page).click();
    await decline(page);
    await reloaded;
    await untilConsentIsHeeded(page);
    expect(await hasRun()).toBeUndefined();
    expect(await page.evaluate(() => document.cookie)).toBe("mine=1");
    expect(asked()).toHaveLength(2);
  });
  expect(requests.all.filter(({ url }) => url.includes("/ingest"))).toEqual([]);
});
