/** The platform's page of the templates that somebody uses, beside the site that it takes their names and pictures from (R7.9). */
import { words } from "../../src/platform/words/words.ts";
import { expectNoBarrier } from "./axe.ts";
import { keyLackingDutch } from "./lacking-dutch.ts";
import { findSideways } from "./layout-problems.ts";
import { makePerson, signUpBefore } from "./signing-in.ts";
import { expect, test } from "./with-platform.ts";

const { templates: text } = words.nl;

test.use({ locale: "nl", reducedMotion: "reduce" });

test("my templates look like the site, name each in the visitor's language, lead to it, and let go of it and take it back (R7.9)", async ({
  page,
  context,
  platform,
  site,
}) => {
  await signUpBefore(context, platform, makePerson());
  for (const key of [keyLackingDutch, "swot"])
    await page.goto(`${platform.origin}/templates/inspiration/${key}?locale=nl`);
  const entries = page.getByRole("listitem");
  const names = entries.getByRole("heading");

  await test.step("names and pictures", async () => {
    await expect(names).toHaveText(["SWOT-analyse", "Film critic"]);
    await expect(names.nth(1)).toHaveAttribute("lang", "en");
    await expect(entries.nth(1)).toContainText(text.inLanguage("Engels"));
    for (const picture of await entries.getByRole("presentation").all())
      await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
    const faces = await page.evaluate(async () => {
      const loaded = await document.fonts.ready;
      return [...loaded].filter(({ status }) => status === "loaded").map(({ family }) => family);
    });
    expect(faces).toEqual(expect.arrayContaining(["Display", "Text"]));
  });

  await test.step("no barrier, and nothing too wide", async () => {
    await expectNoBarrier(page, { at: "my templates" });
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(findSideways), `${width} px`).toEqual([]);
    }
  });

  await test.step("removed, and put back", async () => {
    await page.getByRole("button", { name: `${text.remove} SWOT-analyse` }).click();
    await expect(page.getByRole("status")).toHaveText(text.removed("SWOT-analyse"));
    await expect(names).toHaveText(["Film critic"]);
    await page.getByRole("button", { name: text.undo }).click();
    await expect(page.getByRole("status")).toHaveText(text.restored);
    await expect(names).toHaveText(["SWOT-analyse", "Film critic"]);
  });

  await test.step("opened, in the language that it has", async () => {
    await page.getByRole("link", { name: `${text.open} SWOT-analyse` }).click();
    await expect(page).toHaveURL(`${site.origin}/nl/inspiration/swot-analyse/`);
    await page.goBack();
    await page.getByRole("link", { name: `${text.open} Film critic` }).click();
    await expect(page).toHaveURL(`${site.origin}/inspiration/${keyLackingDutch}/`);
  });
});
