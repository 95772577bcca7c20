/** Accessibility of the question of consent, the sign-in dialog, the greeting, and the block that asks to sign in. */
import { pathOf } from "../../src/domain/route.ts";
import { expectNoBarrier, findViolations } from "./axe.ts";
import { haveReadEnough } from "./browser-storage.ts";
import { saveData } from "./connection.ts";
import { pagesOfEachKind } from "./kinds-of-page.ts";
import { findSmallFields } from "./layout-problems.ts";
import { untilDrawn } from "./next-frames.ts";
import { openPage } from "./open-page.ts";
import { greetingOf, makePerson, openDialog, signUpBefore, untilAccountIsKnown } from "./signing-in.ts";
import { barOf, choicesButton, decline, expect, test } from "./with-analytics.ts";

const wide = { width: 1440, height: 900 };
const narrow = { width: 320, height: 640 };

const locale = "de";

test.use({ locale, reducedMotion: "reduce" });

test("no question, no dialog, no greeting and no block has a barrier (R4.2)", async ({ page, context, platform }) => {
  await saveData(page);
  const discover = pathOf({ name: "discover" }, locale);
  await openPage(page, discover);
  await expect(barOf(page, locale)).toBeVisible();
  for (const size of [wide, narrow]) {
    await page.setViewportSize(size);
    // The question is measured in the frame after that in which it has another size.
    await untilDrawn(page);
    await expectNoBarrier(page, { at: `question, ${size.width} px`, within: "body > div:first-child" });
  }
  await decline(page, locale);

  const frame = await openDialog(page);
  await expectNoBarrier(page, { at: "dialog", within: "dialog" });
  const [, framed] = page.frames();
  expect.soft(framed && (await findViolations(framed, "html")), "the page in the dialog").toEqual([]);
  expect.soft(await framed?.evaluate(findSmallFields), "fields in the dialog").toEqual([]);
  await expect(frame.locator("form")).toBeVisible();

  await haveReadEnough(page);
  const template = pagesOfEachKind(locale).find(({ kind }) => kind === "inspiration");
  await openPage(page, template?.address ?? "");
  await untilAccountIsKnown(page);
  await expect(page.locator("#blocked")).toBeVisible();
  await expect(choicesButton(page, locale)).toBeVisible();
  for (const size of [wide, narrow]) {
    await page.setViewportSize({ ...size, height: 4000 });
    await expectNoBarrier(page, { at: `block, ${size.width} px` });
  }

  await signUpBefore(context, platform, makePerson());
  await openPage(page, discover);
  await expect(greetingOf(page)).toBeVisible();
  await expectNoBarrier(page, { at: "greeting", within: "header" });
});
