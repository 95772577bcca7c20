import { scriptsOfAccount, scriptsToMoveOn } from "../built/built-scripts.ts";
import { saveData } from "./connection.ts";
import { pagesOfEachKind } from "./kinds-of-page.ts";
import { letSettle, openPage, untilStarted } from "./open-page.ts";
import { expect, test } from "./site.ts";

const localesOpened = ["en", "fr", "de"] as const;

/** What browsers say of the document of a page that does not exist. */
const missing = /status of 404/;

/** What a page has asked for, as the browser tells it; runs in the page. */
function readTimings(): { paintedAt: number; codeAskedAt: number; blocking: string[] } {
  const resources = performance.getEntriesByType("resource") as (PerformanceResourceTiming & {
    renderBlockingStatus: string;
  })[];
  return {
    paintedAt: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    codeAskedAt: Math.min(...resources.filter(({ name }) => name.endsWith(".js")).map(({ startTime }) => startTime)),
    blocking: resources
      .filter(({ renderBlockingStatus }) => renderBlockingStatus === "blocking")
      .map(({ name }) => new URL(name).pathname),
  };
}

for (const locale of localesOpened) {
  test.describe(`in ${locale}`, () => {
    // Whoever reads another language would be led to it on arriving.
    test.use({ locale, expectedErrors: missing });

    test(`every kind of page opens in ${locale} as it was drawn, without a word on the console, with nothing from elsewhere`, async ({
      page,
      requests,
      site,
    }) => {
      test.slow();
      const words: string[] = [];
      page.on("console", (message) => words.push(`${message.type()}: ${message.text()}`));
      for (const { kind, address } of pagesOfEachKind(locale)) {
        requests.clear();
        const response = await page.goto(address, { waitUntil: "commit" });
        expect(response?.status(), address).toBe(kind === "not-found" ? 404 : 200);
        // What the document has drawn is kept: a mismatch would draw it anew.
        const heading = await page.waitForSelector("h1");
        await page.waitForLoadState("load");
        await untilStarted(page);
        await letSettle(page);
        expect(await heading.evaluate((element) => element.isConnected), address).toBe(true);
        await expect(page.locator("html")).toHaveAttribute("lang", locale);

        expect(requests.outside(site.origin), address).toEqual([]);
        expect(new Set(requests.ofType("font").map(({ path }) => path)).size, address).toBeLessThanOrEqual(2);
        expect(requests.ofType("stylesheet"), address).toHaveLength(1);
        const { paintedAt, codeAskedAt, blocking } = await page.evaluate(readTimings);
        // What is hidden until code has drawn it in the visitor's language does not wait for a paint.
        if (kind !== "not-found") expect(codeAskedAt, `${address}: code after the paint`).toBeGreaterThan(paintedAt);
        expect(blocking, `${address}: nothing but the style sheet holds that up`).toEqual([
          expect.stringMatching(/\.css$/),
        ]);
      }
      expect(words.filter((text) => !missing.test(text))).toEqual([]);
    });
  });
}

test("a page that has been opened asks for nothing that its document does not name (R7.2)", async ({
  page,
  requests,
}) => {
  await saveData(page);
  for (const { address } of pagesOfEachKind("en").filter(({ kind }) => kind !== "not-found")) {
    requests.clear();
    await openPage(page, address);
    await letSettle(page);
    const scripts = requests.under("/assets/js/").map(({ path }) => path);
    const named = await page.evaluate(() =>
      [...document.querySelectorAll("script[src], link[rel=modulepreload]")].map(
        (element) => new URL(element.getAttribute("src") ?? element.getAttribute("href") ?? "", location.href).pathname,
      ),
    );
    // Once the page stands, also what it takes to move on, and to ask who is here.
    const later = [...scriptsToMoveOn(), ...scriptsOfAccount()];
    expect(scripts.toSorted(), address).toEqual([...new Set([...named, ...later])].toSorted());
    expect(requests.ofType("document"), address).toHaveLength(1);
    expect(requests.under("/assets/data/"), address).toEqual([]);
    expect(requests.ofType("fetch"), address).toEqual([]);
  }
});
