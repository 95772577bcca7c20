/** Pictures in a page that is alive (R4.9). Without scripts they all stand there: see `reading-without-javascript.spec.ts`. */
import type { Locator } from "@playwright/test";
import { letSettle, openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";

test.use({ viewport: { width: 1280, height: 800 } });

const naturalWidthOf = (picture: Locator) => picture.evaluate((it: HTMLImageElement) => it.naturalWidth);

test("a picture is asked for once it comes into view, and then shows in the place that was kept for it (R4.9)", async ({
  page,
  requests,
}) => {
  await openPage(page, "/inspirations/");
  const pictures = page.locator("main article img:visible");
  await expect.poll(() => naturalWidthOf(pictures.first())).toBeGreaterThan(0);
  const last = pictures.last();
  await letSettle(page);
  expect(await last.getAttribute("src")).toBeNull();
  const askedBefore = requests.ofType("image").map(({ path }) => path);
  expect(askedBefore.length).toBeLessThan(await pictures.count());
  const { width, height } = (await last.boundingBox()) ?? {};

  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => naturalWidthOf(last)).toBeGreaterThan(0);
  const source = (await last.getAttribute("src")) ?? "";
  expect(askedBefore).not.toContain(source);
  expect(requests.under(source)).toHaveLength(1);
  expect(await last.boundingBox()).toMatchObject({ width, height });
});
