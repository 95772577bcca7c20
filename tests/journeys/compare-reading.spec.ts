/** Whoever compares reads no template: only pages of templates count (R4.3, R4.4). */
import { siteConfig } from "../../site.config.ts";
import { openPage } from "./open-page.ts";
import { untilAccountIsKnown } from "./signing-in.ts";
import { expect, test } from "./with-platform.ts";

test("comparing counts no reading, and is open to whoever has read as many as are free", async ({ page }) => {
  const countOf = () => page.evaluate(() => localStorage.getItem("inspirations:reading-count"));
  const comparison = "/compare/?with=inspiration:swot,session:one-on-one";
  await openPage(page, comparison);
  await untilAccountIsKnown(page);
  await expect(page.getByRole("columnheader")).toHaveCount(3);
  expect(await countOf()).toBeNull();

  await page.evaluate(
    (count) => localStorage.setItem("inspirations:reading-count", count),
    String(siteConfig.freeReadings),
  );
  await page.reload();
  await untilAccountIsKnown(page);
  await expect(page.getByRole("columnheader")).toHaveCount(3);
  expect(await countOf()).toBe(String(siteConfig.freeReadings));

  // A page of a template does count, or is blocked.
  await page.evaluate(() => localStorage.clear());
  await page.getByRole("columnheader").getByRole("link").first().click();
  await expect.poll(countOf).toBe("1");
});
