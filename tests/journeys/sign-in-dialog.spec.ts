/** The dialog that shows the platform's page for signing in (R4.2): opening, using and closing it. */
import { words as platformWords } from "../../src/platform/words/words.ts";
import { wordsIn } from "./interface-words.ts";
import { isMarked, markDocument, navigationLink, openPage, untilLoadedAnew } from "./open-page.ts";
import {
  comeFromDiscover,
  dialogOf,
  greetingOf,
  makePerson,
  openDialog,
  signInIn,
  signInLink,
  signUpBefore,
  untilAccountIsKnown,
} from "./signing-in.ts";
import { expect, test } from "./with-platform.ts";

const template = "/inspiration/swot/";
const { site } = wordsIn("en");

test.use({ reducedMotion: "reduce" });

test("it is closed by its control, Escape and a click outside; focus and scroll are where they were (R4.2)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, template);
  await untilAccountIsKnown(page);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  const box = await signInLink(page).boundingBox();
  if (!box) throw new Error("There is no sign-in link");
  const [x, y] = [box.x + 9, box.y + 9];
  const dialog = await dialogOf(page);
  const ways = {
    "its control": () => dialog.getByRole("button", { name: site.close() }).click(),
    Escape: () => page.keyboard.press("Escape"),
    "a click outside": () => page.mouse.click(5, 400),
  };
  for (const [way, leave] of Object.entries(ways)) {
    await test.step(way, async () => {
      // Coordinates are clicked, since the runner would scroll to the link.
      await page.mouse.click(x, y);
      await expect(dialog).toBeVisible();
      await page.mouse.move(5, 600);
      await page.mouse.wheel(0, 400);
      await leave();
      await expect(dialog).toHaveCount(0);
      await expect(signInLink(page)).toBeFocused();
      expect(await page.evaluate(() => scrollY), "the page behind does not move").toBe(700);
    });
  }

  await test.step("not by the second click of a double one, which opened it", async () => {
    await page.mouse.click(x, y);
    await expect(dialog).toBeVisible();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    expect(await dialog.evaluate((it: HTMLDialogElement) => it.open)).toBe(true);
    await page.mouse.click(x, y);
    await expect(dialog).toHaveCount(0);
  });
  // Turned until the page moves: a browser gives the wheel, while it turns on, to what was under it when it began.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 100);
      return page.evaluate(() => scrollY);
    })
    .toBeGreaterThan(700);
});

test.describe("inside of it", () => {
  // A refused form answers 401, and some browsers block autofocus in a frame.
  test.use({ expectedErrors: /status of 401|Blocked autofocusing/ });

  test("clicks and Tab stay, passkeys may be used, a form that is refused can be corrected, and the keyboard signs in (R4.2)", async ({
    page,
    context,
    platform,
  }) => {
    const person = makePerson();
    await signUpBefore(context, platform, person);
    await context.clearCookies();
    await openPage(page, template);
    await untilAccountIsKnown(page);
    const dialog = await dialogOf(page);
    const frame = dialog.frameLocator("iframe");
    const email = frame.locator("input[name=email]");

    await test.step("the keyboard opens it", async () => {
      for (let stop = 0; stop < 12; stop += 1) {
        await page.keyboard.press("Tab");
        if (await signInLink(page).evaluate((it) => it === document.activeElement)) break;
      }
      await expect(signInLink(page)).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(dialog.getByRole("button", { name: site.close() })).toBeFocused();
      await expect(email).toBeVisible();
      await markDocument(page);
    });

    await test.step("passkeys, and nothing that the site does not use", async () => {
      const platformPage = page.frames().find((it) => it.url().startsWith(platform.origin));
      const allowed = await platformPage?.evaluate(() => {
        const { featurePolicy } = document as unknown as {
          featurePolicy: { allowsFeature: (name: string) => boolean };
        };
        const names = ["publickey-credentials-get", "publickey-credentials-create", "camera", "geolocation"];
        return names.filter((name) => featurePolicy.allowsFeature(name));
      });
      expect(allowed).toEqual(["publickey-credentials-get", "publickey-credentials-create"]);
    });

    await test.step("the focus does not leave it", async () => {
      await dialog.getByRole("heading", { name: wordsIn("en").account.signIn() }).click();
      await email.click();
      await expect(email).toBeFocused();
      for (let stop = 0; stop < 12; stop += 1) {
        await page.keyboard.press("Tab");
        const isInside = await page.evaluate(
          () => document.activeElement === document.body || !!document.activeElement?.closest("dialog"),
        );
        expect(isInside).toBe(true);
      }
      await expect(dialog).toBeVisible();
    });

    await test.step("another password is refused", async () => {
      await signInIn(frame, { ...person, password: "not the password" });
      await expect(frame.getByRole("alert")).toBeVisible();
      await expect(dialog).toBeVisible();
      // The page still works, though it cannot read the address of the platform's frame.
      expect(await isMarked(page)).toBe(true);
    });

    await test.step("the right one signs in", async () => {
      await email.fill("");
      await page.keyboard.type(person.email);
      await page.keyboard.press("Tab");
      await page.keyboard.type(person.password);
      await page.keyboard.press("Enter");
      await untilLoadedAnew(page);
      await expect(greetingOf(page)).toHaveAccessibleName(/Nora/);
    });
  });
});

test("back closes it, and leads to the page before once it was closed, whatever pages it has shown (R4.2)", async ({
  page,
}) => {
  await comeFromDiscover(page);

  await test.step("back closes it", async () => {
    await openDialog(page);
    await page.goBack();
    await expect(page.locator("dialog")).toHaveCount(0);
    await expect(page).toHaveURL("/");
    await expect(signInLink(page)).toBeFocused();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  await test.step("closed after two pages", async () => {
    const frame = await openDialog(page);
    const entry = () => page.evaluate(() => navigation.currentEntry?.index);
    const opened = (await entry()) ?? 0;
    await frame.locator("a[href^='/signup']").click();
    await expect(frame.locator("input[name=name]")).toBeVisible();
    await (await dialogOf(page)).getByRole("button", { name: site.close() }).click();
    await expect(page.locator("dialog")).toHaveCount(0);
    await expect.poll(entry, "the history is where it was before").toBe(opened - 1);
  });

  await page.goBack();
  await expect(page).toHaveURL("/discover/");
});

test("the calls to sign up, at the end of home and of discover, open it at the form to sign up, in the colours that were chosen (R2.8)", async ({
  page,
}) => {
  await openPage(page, "/");
  await page.locator("footer select").selectOption("dark");
  for (const address of ["/", "/discover/"]) {
    await test.step(address, async () => {
      await navigationLink(page, address).click();
      await expect(page).toHaveURL(address);
      const frame = await openDialog(page, page.locator("a[href*='/signup?']:visible").last());
      await expect(frame.locator("input[name=name]")).toBeVisible();
      await expect(frame.locator("html")).toHaveCSS("color-scheme", "dark");
      await (await dialogOf(page)).getByRole("button", { name: site.close() }).click();
      await expect(page.locator("dialog")).toHaveCount(0);
    });
  }
});

test.describe("using a template", () => {
  test("asks an anonymous visitor to sign in, and leads to it on the platform; back is the page that it was chosen on (R7.9)", async ({
    page,
    context,
    platform,
  }) => {
    const person = makePerson();
    await signUpBefore(context, platform, person);
    await context.clearCookies();
    const used = `${platform.origin}/templates/inspiration/swot?locale=en`;
    const use = page.getByRole("link", { name: wordsIn("en").template.use() });
    await openPage(page, template);

    await test.step("an anonymous visitor", async () => {
      await signInIn(await openDialog(page, use), person);
      await expect(page).toHaveURL(used);
      await expect(page.getByRole("status")).toBeVisible();
      await expect(page.getByRole("listitem").getByRole("heading")).toHaveText("SWOT matrix");
      await page.goBack();
      await expect(page).toHaveURL(template);
      await expect(page.locator("dialog")).toHaveCount(0);
    });

    await test.step("whoever has signed up, at once", async () => {
      await expect(greetingOf(page)).toHaveAccessibleName(/Nora/);
      const opened = page.waitForEvent("popup");
      await use.click();
      const tab = await opened;
      await expect(tab).toHaveURL(used);
      await expect(tab.getByRole("status")).toBeVisible();
      await expect(page.locator("dialog")).toHaveCount(0);
      await tab.close();
    });

    await test.step("not at once where another site leads there", async () => {
      const address = `${platform.origin}/templates/inspiration/5-whys?locale=en`;
      const body = `<!doctype html><a href="${address}" referrerpolicy="unsafe-url">Look</a>`;
      await page.route("https://elsewhere.example/", (route) => route.fulfill({ contentType: "text/html", body }));
      await page.goto("https://elsewhere.example/");
      await page.getByRole("link").click();
      const keep = page.getByRole("button", { name: platformWords.en.templates.keep });
      await expect(keep).toHaveAccessibleDescription(/^5 whys/i);
      await expect(page.getByRole("listitem")).toHaveCount(1);
      await keep.click();
      await expect(page.getByRole("listitem")).toHaveCount(2);
    });

    await test.step("nor where the visitor signs in on the way from there", async () => {
      await context.clearCookies();
      const address = `${platform.origin}/templates/inspiration/rocket?locale=en`;
      const body = `<!doctype html><a href="${address}" referrerpolicy="unsafe-url">Look</a>`;
      await page.route("https://elsewhere.example/", (route) => route.fulfill({ contentType: "text/html", body }));
      await page.goto("https://elsewhere.example/");
      await page.getByRole("link").click();
      await signInIn(page, person);
      const keep = page.getByRole("button", { name: platformWords.en.templates.keep });
      await expect(keep).toHaveAccessibleDescription(/^Rocket/i);
      await expect(page.getByRole("listitem")).toHaveCount(2);
    });

    await test.step("but at once where the site leads there without its code", async () => {
      await context.clearCookies();
      const address = `${platform.origin}/templates/inspiration/starfish?locale=en`;
      await page.goto(template);
      await page.evaluate((to) => {
        location.href = to;
      }, address);
      await signInIn(page, person);
      await expect(page.getByRole("status")).toBeVisible();
      await expect(page.getByRole("listitem")).toHaveCount(3);
    });
  });

  test("leaves no dialog on the page that comes back, in browsers without the Navigation API either (R4.2)", async ({
    page,
    context,
    platform,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, "navigation"));
    const person = makePerson();
    await signUpBefore(context, platform, person);
    await context.clearCookies();
    await openPage(page, template);
    // Status 204 leaves the page open, as if the visitor had come back to it.
    await page.route(`${platform.origin}/templates/**`, (route) => route.fulfill({ status: 204 }));
    const asked = page.waitForRequest(`${platform.origin}/templates/**`);
    await signInIn(await openDialog(page, page.getByRole("link", { name: wordsIn("en").template.use() })), person);
    await asked;
    await expect(page.locator("dialog")).toHaveCount(0);
  });
});
