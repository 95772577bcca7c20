import { expect, test } from "./site.ts";

test("the home page opens in its language, with nothing from elsewhere", async ({ page, requests, site }) => {
  const response = await page.goto("/");
  expect(response?.status()).toBe(200);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(requests.outside(site.origin)).toEqual([]);
});
