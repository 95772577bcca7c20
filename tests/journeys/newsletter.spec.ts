/** The newsletter block of the French home page (R2.12), and what it says for each answer of the platform (R7.8). */
import type { Locator, Page } from "@playwright/test";
import { findViolations } from "./axe.ts";
import { hold, holdCode } from "./connection.ts";
import { wordsIn } from "./interface-words.ts";
import { languageSelector, openLanguageSelector } from "./language-entries.ts";
import { findSideways } from "./layout-problems.ts";
import { isMarked, markDocument, openPage, untilStarted } from "./open-page.ts";
import { expect, test } from "./site.ts";

test.use({ locale: "fr", expectedErrors: /status of 4|status of 5|ERR_FAILED/ });

const { newsletter } = wordsIn("fr");
const email = "nora@example.org";
const sentFor = (address: string) => ({
  method: "POST",
  body: JSON.stringify({ email: address, locale: "fr", page: "/fr/", text: newsletter.text() }),
});

const block = (page: Page): Locator => page.getByRole("region", { name: newsletter.title({ brand: "Marelle" }) });
const field = (page: Page): Locator => block(page).getByLabel(newsletter.email());
const status = (page: Page): Locator => block(page).getByRole("status");
const alert = (page: Page): Locator => block(page).getByRole("alert");

interface Sent {
  method: string;
  body: string | null;
}

/** Stands in for the platform; returns the requests that it gets. */
async function answerWith(page: Page, answer: { status: number } | "nothing"): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.unroute("**/newsletter/subscriptions");
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

test("each answer of the platform is said, with the address still in its field, and nothing is lost offline (R2.12, R7.8)", async ({
  page,
  requests,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await openPage(page, "/fr/");
  expect(requests.all.filter(({ url }) => url.includes("newsletter"))).toEqual([]);
  for (const [answer, said] of [
    [{ status: 202 }, newsletter.toConfirm({ email })],
    [{ status: 409 }, newsletter.alreadySubscribed({ email })],
    [{ status: 429 }, newsletter.tooMany()],
    [{ status: 201 }, newsletter.subscribed({ email })],
    [{ status: 503 }, newsletter.failed()],
  ] as const) {
    await test.step(`the status ${answer.status}`, async () => {
      const sent = await answerWith(page, answer);
      await subscribe(page, ` ${email} `);
      await expect(status(page)).toHaveText(said);
      expect(sent).toEqual([sentFor(email)]);
      await expect(field(page)).not.toHaveValue("");
    });
  }

  await test.step("no answer, and one later, to an address as long as addresses get, which keeps to a phone", async () => {
    const long = `${"jeanbaptiste".repeat(4)}@${"association".repeat(3)}.example.org`;
    await answerWith(page, "nothing");
    await subscribe(page, long);
    await expect(status(page)).toHaveText(newsletter.failed());
    await expect(field(page)).toHaveValue(long);
    await answerWith(page, { status: 201 });
    await block(page).getByRole("button").click();
    await expect(status(page)).toHaveText(newsletter.subscribed({ email: long }));
    expect(await page.evaluate(findSideways)).toEqual([]);
  });
});

test("it cannot be sent before the page is alive: what was typed stays, and is sent after (R2.12)", async ({
  page,
}) => {
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
  await expect(status(page)).toHaveText(newsletter.subscribed({ email }));
  expect(sent).toEqual([sentFor(email)]);
});

test("until the answer comes it is not sent once more, and a refusal takes no focus from whoever has gone on (R2.12)", async ({
  page,
}) => {
  await openPage(page, "/fr/");
  const sent = await answerWith(page, { status: 400 });
  const answer = await hold(page, "**/newsletter/subscriptions", (route) => route.fallback());
  await subscribe(page, email);
  await expect(block(page).getByRole("button")).toHaveAttribute("aria-disabled", "true");
  await field(page).press("Enter");
  await openLanguageSelector(page);
  answer();
  await expect(alert(page)).toHaveText(newsletter.notAnAddress());
  await expect(languageSelector(page).locator("summary")).toBeFocused();
  await expect(languageSelector(page)).toHaveAttribute("open");
  // A second request in between would have arrived before this one.
  await subscribe(page, "next@example.org");
  await expect.poll(() => sent).toEqual([sentFor(email), sentFor("next@example.org")]);
});

test("the keyboard alone subscribes; what is no address is sent nowhere and said, as often as it is tried, without a barrier (R2.12, R5.4)", async ({
  page,
}) => {
  await openPage(page, "/fr/");
  const sent = await answerWith(page, { status: 201 });

  await test.step("what is no address", async () => {
    await field(page).focus();
    for (const address of ["", "nora@", "<b>@x"]) {
      await field(page).fill(address);
      await page.keyboard.press("Enter");
      await expect(alert(page)).toHaveText(newsletter.notAnAddress());
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveAttribute("aria-invalid", "true");
    }
    expect(sent).toEqual([]);
    expect(await findViolations(page, "body")).toEqual([]);
  });

  await test.step("once more, which a screen reader hears again", async () => {
    const said = await alert(page).evaluateHandle((element) => {
      const texts: { text: string; at: number }[] = [];
      const note = () => texts.push({ text: element.textContent ?? "", at: performance.now() });
      new MutationObserver(note).observe(element, { childList: true, characterData: true, subtree: true });
      return texts;
    });
    await page.keyboard.press("Enter");
    await expect
      .poll(async () => (await said.jsonValue()).map(({ text }) => text))
      .toEqual(["", newsletter.notAnAddress()]);
    const [gone, back] = (await said.jsonValue()).map(({ at }) => at) as [number, number];
    expect(back - gone, "long enough to be drawn without").toBeGreaterThan(50);
    await expect(field(page)).toBeFocused();
  });

  await test.step("an address", async () => {
    await field(page).fill("");
    await page.keyboard.type(email);
    await page.keyboard.press("Enter");
    await expect(status(page)).toHaveText(newsletter.subscribed({ email }));
    await expect(alert(page)).toHaveCount(0);
    expect(sent).toEqual([sentFor(email)]);
    expect(await findViolations(page, "body")).toEqual([]);
  });

  await test.step("an address with a space after it that browsers refuse", async () => {
    await field(page).fill(`${email}\u00a0`);
    await page.keyboard.press("Enter");
    await expect.poll(() => sent).toEqual([sentFor(email), sentFor(email)]);
    await expect(field(page)).toHaveValue(email);
    await expect(status(page)).toHaveText(newsletter.subscribed({ email }));
  });

  await test.step("an address that the platform takes for none", async () => {
    await answerWith(page, { status: 400 });
    await page.keyboard.press("Enter");
    await expect(alert(page)).toHaveText(newsletter.notAnAddress());
    await expect(field(page)).toBeFocused();
  });
});
