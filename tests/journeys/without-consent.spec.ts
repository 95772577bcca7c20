/** Where nothing is configured that needs consent, nothing of it is there (R7.5). */
import { letSettle, openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";

test("no question, no choice, no code for it, and no tag manager in the policy", async ({ page, requests }) => {
  const response = await openPage(page, "/inspiration/swot/");
  await letSettle(page);
  expect(await page.locator(".cm, [data-consent]").count()).toBe(0);
  expect(response?.headers()["content-security-policy"]).not.toContain("googletagmanager");
  expect(requests.all.filter(({ path }) => /consent|analytics/.test(path))).toEqual([]);
});
