import { scriptsOf, scriptsOfAccount, scriptsToMoveOn } from "../built/built-scripts.ts";
import { saveData } from "./connection.ts";
import { pagesOfEachKind } from "./kinds-of-page.ts";
import { untilIdle, untilStarted } from "./open-page.ts";
import { expect, test } from "./site.ts";

const locale = "de";

/** The message on the console for the document of a missing page. */
const missing = /status of 404/;

// A visitor with another language would be redirected to it on arrival.
test.use({ locale, expectedErrors: missing });

/** The timing of a page's paint and requests, as the browser reports it; runs in the page. */
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

/** The scripts that the document names; runs in the page. */
function readNamedScripts(): string[] {
  return [...document.querySelectorAll("script[src], link[rel=modulepreload]")].map(
    (element) => new URL(element.getAttribute("src") ?? element.getAttribute("href") ?? "", location.href).pathname,
  );
}

test("every kind of page opens as it was drawn, without a word on the console, and asks for what its document names alone (R1.4, R7.2)", async ({
  page,
  requests,
  site,
}) => {
  const words: string[] = [];
  page.on("console", (message) => words.push(`${message.type()}: ${message.text()}`));
  // Prefetching is tested by other journeys.
  await saveData(page);
  for (const { kind, address } of pagesOfEachKind(locale)) {
    await test.step(kind, async () => {
      requests.clear();
      const response = await page.goto(address, { waitUntil: "commit" });
      expect(response?.status()).toBe(kind === "not-found" ? 404 : 200);
      // The heading of the document is kept: a hydration mismatch would replace it.
      const heading = await page.waitForSelector("h1");
      await page.waitForLoadState("load");
      await untilStarted(page);
      await untilIdle(page);
      expect(await heading.evaluate((element) => element.isConnected)).toBe(true);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);

      expect(requests.outside(site.origin)).toEqual([]);
      expect(requests.ofType("document")).toHaveLength(1);
      expect(requests.under("/assets/data/")).toEqual([]);
      expect(requests.ofType("fetch")).toEqual([]);
      expect(new Set(requests.ofType("font").map(({ path }) => path)).size).toBeLessThanOrEqual(2);
      expect(requests.ofType("stylesheet")).toHaveLength(1);
      const { paintedAt, codeAskedAt, blocking } = await page.evaluate(readTimings);
      expect(blocking, "nothing but the style sheet holds up the paint").toEqual([expect.stringMatching(/\.css$/)]);
      // A page that is hidden until it is rendered in the visitor's language, or with a plan, does not wait for a paint.
      if (kind === "not-found" || kind === "plan") return;
      expect(codeAskedAt, "code after the paint").toBeGreaterThan(paintedAt);
      const scripts = requests.under("/assets/js/").map(({ path }) => path);
      // After the first view, the scripts for moving to other pages and for the account follow.
      const expected = [
        ...(await page.evaluate(readNamedScripts)),
        ...scriptsToMoveOn(),
        ...scriptsOf(`slugs-${locale}`),
        ...scriptsOfAccount(),
      ];
      expect(scripts.toSorted()).toEqual([...new Set(expected)].toSorted());
    });
  }
  expect(words.filter((text) => !missing.test(text))).toEqual([]);
});
