/** The greeting in the header, once the platform has said who is here (R2.6, R3.1, R6.2). */
import type { Page, Request, Route } from "@playwright/test";
import { locales } from "../../src/domain/locale.ts";
import { hold } from "./connection.ts";
import { chooseLanguage } from "./language-entries.ts";
import { shiftsOf, watchShifts } from "./layout-shifts.ts";
import { isMarked, markDocument, navigationLink, openPage, returnFromMemory } from "./open-page.ts";
import { greetingOf, makePerson, openDialog, signInLink, signUpBefore } from "./signing-in.ts";
import { expect, test } from "./with-platform.ts";

const template = "/inspiration/swot/";

/** The name that the greeting shows, and whether all of it shows. */
async function nameIn(page: Page): Promise<{ name: string; isWhole: boolean }> {
  const name = greetingOf(page).locator("bdi");
  await expect(name).toBeInViewport();
  const isWhole = await name.evaluate((it) => {
    const { scrollWidth, clientWidth } = it.parentElement as HTMLElement;
    return scrollWidth <= clientWidth;
  });
  return { name: await name.innerText(), isWhole };
}

test("a greeting shifts nothing, however long the name (R6.2)", async ({ page, context, platform }) => {
  await signUpBefore(context, platform, makePerson("Maximilienne-Antoinette Durand"));
  await watchShifts(page);
  const placesOf = () =>
    page.getByRole("banner").evaluate((header) =>
      [header, ...header.querySelectorAll("summary, nav, a[href*='/signin?']")].map((it) => {
        const { x, y, width, height } = it.getBoundingClientRect();
        return [x, y, width, height];
      }),
    );
  for (const [address, width] of [
    ["/de/inspiration/swot-analyse/", 320],
    [template, 768],
    ["/de/inspiration/swot-analyse/", 1440],
  ] as const) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const answer = await hold(page, "**/auth/me");
      await openPage(page, address);
      await page.evaluate(() => document.fonts.ready);
      const before = await placesOf();
      answer();
      await expect(greetingOf(page)).toBeVisible();
      expect(await nameIn(page)).toEqual({ name: "Maximilienne-Antoinette", isWhole: false });
      await expect(greetingOf(page)).toHaveAttribute("title", "Maximilienne-Antoinette");
      expect(await placesOf()).toEqual(before);
      expect(await shiftsOf(page)).toEqual([]);
      await page.unroute("**/auth/me");
    });
  }
});

test.describe("the words of a greeting", () => {
  test.use({ expectedErrors: /language-en-account/ });

  test("are in the language of the page, whichever come last, and tried again where they do not come (R2.6)", async ({
    page,
    context,
    platform,
  }) => {
    await signUpBefore(context, platform, makePerson());
    await page.route("**/assets/js/language-en-account*", (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent("requestfailed");
    await openPage(page, template);
    await failed;
    await expect(signInLink(page)).toBeVisible();
    await markDocument(page);
    await navigationLink(page, "/discover/").click();
    await expect(greetingOf(page)).toHaveText(/^Hello Nora/);

    const bring = await hold(page, "/assets/js/language-fr-account*");
    await chooseLanguage(page, "fr");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await chooseLanguage(page, "de");
    await expect(greetingOf(page)).toHaveText(/^Hallo Nora/);
    const late = page.waitForEvent("requestfinished", (request) => request.url().includes("language-fr-account"));
    bring();
    await late;
    await navigationLink(page, "/de/").click();
    await expect(page).toHaveURL("/de/");
    await expect(greetingOf(page)).toHaveText(/^Hallo Nora/);
    await chooseLanguage(page, "fr");
    await expect(greetingOf(page)).toHaveText(/^Bonjour Nora/);

    await test.step("and show the name on phones, in each language", async () => {
      for (const locale of locales) {
        await chooseLanguage(page, locale);
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
        for (const width of [320, 390]) {
          await page.setViewportSize({ width, height: 640 });
          expect(await nameIn(page), `${locale}, ${width} px`).toEqual({ name: "Nora", isWhole: true });
        }
      }
    });
    expect(await isMarked(page)).toBe(true);
  });
});

test("back, the keyboard goes on from the link that it left by, though the greeting stands before it by now (R2.5)", async ({
  page,
  context,
  platform,
}) => {
  await signUpBefore(context, platform, makePerson());
  const answer = await hold(page, "**/auth/me");
  await openPage(page, "/inspirations/");
  const link = page.locator("main article a").nth(5);
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#steps")).toBeAttached();
  answer();
  await expect(greetingOf(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/inspirations/");
  await expect(link).toBeFocused();
});

test("whoever signs in meanwhile, or somebody else after, is greeted: the newest answer counts, whichever comes last", async ({
  page,
  context,
  platform,
}) => {
  // Records each state of the account that the document has.
  await page.addInitScript(() => {
    const known: string[] = [];
    Object.assign(window, { known });
    const note = () => known.push(document.documentElement.dataset.account ?? "");
    new MutationObserver(note).observe(document, { subtree: true, attributeFilter: ["data-account"] });
  });
  let answerFirst = () => {};
  const first = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  const asked = page.waitForEvent("request", (request) => request.url().endsWith("/auth/me"));
  await page.route(
    `${platform.origin}/auth/me`,
    async (route) => {
      const answer = await route.fetch();
      await first;
      await route.fulfill({ response: answer });
    },
    { times: 1 },
  );
  await openPage(page, template);
  await asked;
  await signUpBefore(context, platform, makePerson());
  // A storage event as another tab causes it.
  await page.evaluate(() =>
    dispatchEvent(new StorageEvent("storage", { key: "inspirations:reading-count", newValue: "0" })),
  );
  await expect(greetingOf(page)).toHaveText(/^Hello Nora/);
  const answered = page.waitForResponse("**/auth/me");
  answerFirst();
  await (await answered).finished();

  // In the place of the one before, so that at no moment the page asks for somebody who is not signed in.
  await signUpBefore(context, platform, makePerson("Paul Moreau"));
  await returnFromMemory(page);
  await expect(greetingOf(page)).toHaveText(/^Hello Paul/);
  expect(await page.evaluate("window.known")).toEqual(["signed-up", "signed-up"]);
});

/** The headers that let the page that asks read an answer. */
const readableBy = (request: Request) => ({
  "access-control-allow-origin": request.headers().origin ?? "",
  "access-control-allow-credentials": "true",
});

test.describe("somebody of whom the platform says", () => {
  test.use({ expectedErrors: /status of 404/ });

  const user = { id: "1", email: "n@example.org", displayName: "Nora Lind", firstName: "Nora", photo: null };

  async function answerWith(page: Page, more: object): Promise<void> {
    const answer = (route: Route) =>
      route.fulfill({
        json: { ...user, ...more },
        headers: readableBy(route.request()),
      });
    await page.unroute("**/auth/me");
    await page.route("**/auth/me", answer);
  }

  test("that they have not finished signing up is offered to, and one with a photo is shown it (R3.1, R6.2)", async ({
    page,
    platform,
  }) => {
    await test.step("not signed up: anonymous, and offered to", async () => {
      await answerWith(page, { hasSignedUp: false });
      await openPage(page, template);
      const frame = await openDialog(page);
      await expect(frame.locator("form[action^='/signup?'] input[name=name]")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(greetingOf(page)).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem("inspirations:reading-count"))).toBe("1");
    });

    // The platform knows nobody of this name.
    await page.route("**/favourites", (route) =>
      route.fulfill({ json: { favourites: [] }, headers: readableBy(route.request()) }),
    );
    const picture = greetingOf(page).locator("img");
    await test.step("a photo", async () => {
      const photo = `${platform.origin}/photo.svg`;
      const body = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
      await page.route(photo, (route) => route.fulfill({ contentType: "image/svg+xml", body }));
      await answerWith(page, { hasSignedUp: true, photo });
      await openPage(page, template);
      await expect(picture).toHaveAttribute("src", photo);
      await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(9);
    });

    await test.step("a photo that does not come leaves the initial", async () => {
      await answerWith(page, { hasSignedUp: true, photo: `${platform.origin}/none.svg` });
      await openPage(page, template);
      await expect(greetingOf(page)).toContainText("N");
      await expect(picture).toHaveCount(0);
    });
  });
});
