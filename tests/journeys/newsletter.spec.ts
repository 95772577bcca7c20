/** The newsletter block of the French home page (R2.12), and what it says for each answer of the platform (R7.8). */
import type { Locator, Page } from "@playwright/test";
import { findViolations } from "./axe.ts";
import { hold, holdCode } from "./connection.ts";
import { wordsIn } from "./interface-words.ts";
import { languageSelector, openLanguageSelector } from "./language-entries.ts";
import { findSideways } from "./layout-problems.ts";
import { isMarked, letSettle, markDocument, openPage, untilStarted } from "./open-page.ts";
import { expect, test } from "./site.ts";

test.use({ locale: "fr" });

const { newsletter } = wordsIn("fr");
const email = "nora@example.org";

const block = (page: Page): Locator => page.getByRole("region", { name: newsletter.title({ brand: "Marelle" }) });
const field = (page: Page): Locator => block(page).getByLabel(newsletter.email());

interface Sent {
  method: string;
  body: string | null;
}

/** Stands in for the platform; gives what was sent to it. */
async function answerWith(page: Page, answer: { status: number } | "nothing"): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route("**/newsletter/subscriptions", (route) => {
    const request = route.request();
    if (request.method() !== "OPTIONS") sent.push({ method: request.method(), body: request.postData() });
    if (answer === "nothing") return route.abort();
    const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "content-type" };
    return route.fulfill({ status: request.method() === "OPTIONS" ? 204 : answer.status, headers, body: "{}" });
  });
  return sent;
}

async function subscribe(page: Page, address: string): Promise<void> {
  await field(page).fill(address);
  await block(page).getByRole("button", { name: newsletter.subscribe() }).click();
}

test.describe("On the French home page", () => {
  test.use({ expectedErrors: /status of 4|status of 5|ERR_FAILED/ });

  for (const [name, status, said] of [
    ["somebody new is told so", 201, newsletter.subscribed({ email })],
    ["somebody known is told so", 409, newsletter.alreadySubscribed({ email })],
    ["too many attempts are said to be too many", 429, newsletter.tooMany()],
    ["a failure of the platform is said", 503, newsletter.failed()],
  ] as const) {
    test(`${name}, with the address still in its field`, async ({ page }) => {
      await openPage(page, "/fr/");
      const sent = await answerWith(page, { status });
      await subscribe(page, ` ${email} `);
      await expect(block(page).getByRole("status")).toHaveText(said);
      expect(sent).toEqual([{ method: "POST", body: JSON.stringify({ email, locale: "fr" }) }]);
      await expect(field(page)).not.toHaveValue("");
    });
  }

  test("an address as long as addresses get keeps to a phone, in its field and in the answer", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openPage(page, "/fr/");
    await answerWith(page, { status: 201 });
    const long = `${"jeanbaptiste".repeat(4)}@${"association".repeat(3)}.example.org`;
    await subscribe(page, long);
    await expect(block(page).getByRole("status")).toHaveText(newsletter.subscribed({ email: long }));
    expect(await page.evaluate(findSideways)).toEqual([]);
  });

  test("cannot be sent before the page is alive: what was typed stays, and is sent after", async ({ page }) => {
    const sent = await answerWith(page, { status: 201 });
    const bringToLife = await holdCode(page);
    await page.goto("/fr/", { waitUntil: "commit" });
    await field(page).fill(email);
    await markDocument(page);
    await field(page).press("Enter");
    await block(page).getByRole("button").click({ force: true });
    bringToLife();
    await untilStarted(page);
    expect(await isMarked(page)).toBe(true);
    await expect(page).toHaveURL("/fr/");
    await expect(field(page)).toHaveValue(email);
    expect(sent).toEqual([]);
    await field(page).press("Enter");
    await expect(block(page).getByRole("status")).toHaveText(newsletter.subscribed({ email }));
    expect(sent).toEqual([{ method: "POST", body: JSON.stringify({ email, locale: "fr" }) }]);
  });

  test("is asked once, however often it is sent before the answer", async ({ page }) => {
    await openPage(page, "/fr/");
    const sent = await answerWith(page, { status: 201 });
    const answer = await hold(page, "**/newsletter/subscriptions", (route) => route.fallback());
    await subscribe(page, email);
    await expect(block(page).getByRole("button")).toHaveAttribute("aria-disabled", "true");
    await field(page).press("Enter");
    answer();
    await expect(block(page).getByRole("status")).toHaveText(newsletter.subscribed({ email }));
    await letSettle(page);
    expect(sent).toHaveLength(1);
  });

  test("nothing is lost offline, and it works once there is a line again", async ({ page }) => {
    await openPage(page, "/fr/");
    await answerWith(page, "nothing");
    await subscribe(page, email);
    await expect(block(page).getByRole("status")).toHaveText(newsletter.failed());
    await expect(field(page)).toHaveValue(email);
    await page.unroute("**/newsletter/subscriptions");
    await answerWith(page, { status: 201 });
    await block(page).getByRole("button").click();
    await expect(block(page).getByRole("status")).toHaveText(newsletter.subscribed({ email }));
  });

  test("what is no address is sent nowhere, and an address that the platform refuses is said to be none", async ({
    page,
  }) => {
    await openPage(page, "/fr/");
    const sent = await answerWith(page, { status: 400 });
    for (const address of ["", "nora", "nora@", "nora example@x.fr", "<b>@x"]) {
      await subscribe(page, address);
      await expect(block(page).getByRole("alert")).toHaveText(newsletter.notAnAddress());
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveAttribute("aria-invalid", "true");
    }
    expect(sent).toEqual([]);
    await subscribe(page, email);
    await expect(block(page).getByRole("alert")).toHaveText(newsletter.notAnAddress());
    expect(sent).toHaveLength(1);
  });

  test("a refusal that comes late takes no focus from whoever has gone on", async ({ page }) => {
    await openPage(page, "/fr/");
    await answerWith(page, { status: 400 });
    const answer = await hold(page, "**/newsletter/subscriptions", (route) => route.fallback());
    await subscribe(page, email);
    await openLanguageSelector(page);
    answer();
    await expect(block(page).getByRole("alert")).toHaveText(newsletter.notAnAddress());
    await expect(languageSelector(page).locator("summary")).toBeFocused();
    await expect(languageSelector(page)).toHaveAttribute("open");
  });

  test("what is no address once more is said once more: a screen reader hears it again", async ({ page }) => {
    await openPage(page, "/fr/");
    await subscribe(page, "nora");
    const alert = block(page).getByRole("alert");
    await expect(alert).toHaveText(newsletter.notAnAddress());
    const said = await alert.evaluateHandle((element) => {
      const texts: { text: string; at: number }[] = [];
      const note = () => texts.push({ text: element.textContent ?? "", at: performance.now() });
      new MutationObserver(note).observe(element, { childList: true, characterData: true, subtree: true });
      return texts;
    });
    await field(page).press("Enter");
    await expect
      .poll(async () => (await said.jsonValue()).map(({ text }) => text))
      .toEqual(["", newsletter.notAnAddress()]);
    const [gone, back] = (await said.jsonValue()).map(({ at }) => at) as [number, number];
    expect(back - gone, "long enough to be drawn without").toBeGreaterThan(50);
    await expect(field(page)).toBeFocused();
  });

  test("the keyboard alone subscribes, and there is no barrier in any state", async ({ page }) => {
    await openPage(page, "/fr/");
    await answerWith(page, { status: 201 });
    await field(page).focus();
    await page.keyboard.press("Enter");
    await expect(block(page).getByRole("alert")).not.toBeEmpty();
    expect(await findViolations(page, "body")).toEqual([]);
    await page.keyboard.type(email);
    await page.keyboard.press("Enter");
    await expect(block(page).getByRole("status")).toHaveText(newsletter.subscribed({ email }));
    expect(await findViolations(page, "body")).toEqual([]);
  });
});

test("the block is on the French home page alone, and nothing is asked of the platform for it", async ({
  page,
  requests,
}) => {
  await openPage(page, "/fr/");
  await expect(block(page)).toBeVisible();
  expect(requests.all.filter(({ url }) => url.includes("newsletter"))).toEqual([]);
  for (const address of ["/", "/de/", "/fr/inspirations/"]) {
    expect(await (await page.request.get(address)).text()).not.toContain('type="email"');
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it is not offered, since it would not work", async ({ page }) => {
    await page.goto("/fr/");
    await expect(page.locator("[type=email]")).toBeHidden();
  });
});
