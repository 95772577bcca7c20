import { scriptsOfAccount, scriptsToMoveOn } from "./built-scripts.ts";
import { saveData } from "./connection.ts";
import { letSettle, openPage, untilStarted } from "./open-page.ts";
import { readPageFile } from "./page-file.ts";
import { expect, test } from "./site.ts";

/** One of each kind of page. A template's address is found by its translations. */
const kinds = ["/", "/inspirations/", "/sessions/", "/discover/", "/inspiration/swot/", "/session/weekly-meeting/"];

function inLanguage(address: string, locale: string): string {
  return (
    readPageFile(address).context.translations.find((translation) => translation.locale === locale)?.url ?? address
  );
}

for (const locale of ["en", "fr", "de"]) {
  test.describe(`in ${locale}`, () => {
    // Whoever reads another language would be led to it on arriving.
    test.use({ locale });

    test(`every kind of page opens in ${locale} without a word on the console, and as it was drawn`, async ({
      page,
    }) => {
      const words: string[] = [];
      page.on("console", (message) => words.push(`${message.type()}: ${message.text()}`));
      for (const address of kinds.map((kind) => inLanguage(kind, locale))) {
        await page.goto(address, { waitUntil: "commit" });
        // What the document has drawn is kept: a mismatch would draw it anew.
        const heading = await page.waitForSelector("h1");
        await page.waitForLoadState("load");
        await untilStarted(page);
        await letSettle(page);
        expect(await heading.evaluate((element) => element.isConnected), address).toBe(true);
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
      }
      expect(words).toEqual([]);
    });
  });
}

test("a page that has been opened asks for nothing that its document does not name (R7.2)", async ({
  page,
  requests,
}) => {
  await saveData(page);
  for (const address of kinds) {
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

test("the code of a page is asked for once the page has been painted", async ({ page }) => {
  for (const address of kinds) {
    await openPage(page, address);
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      asked: performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ startTime }) => startTime),
    }));
    expect(Math.min(...asked), address).toBeGreaterThan(painted);
  }
});
