/** What a visitor does, in the engines in which the journeys do not run. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { findEngines } from "../../scripts/find-engines.mjs";
import { cacheFolder } from "../../src/build/folders.ts";
import { wordsIn } from "../journeys/interface-words.ts";
import { startSiteAndPlatform } from "../journeys/site-and-platform.ts";
import { buildTimeoutMs } from "../journeys/test-site.ts";
import type { Engine } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { Visitor } from "./visitor.ts";
import { startWebKit } from "./webkit.ts";

const { firefox, webkit } = findEngines();

const engines = [
  { engine: "Firefox", start: firefox && (() => startFirefox(firefox)) },
  { engine: "WebKit", start: webkit && (() => startWebKit(webkit)) },
];

const listing = "/inspirations/";
const template = "/inspiration/swot/";
const words = wordsIn("en");

const addressIs = () => location.pathname + location.search;
const textAt = (selector: string) => document.querySelector(selector)?.textContent?.trim();
const dataAsked = (part: string) =>
  performance.getEntriesByType("resource").filter(({ name }) => name.includes(`/assets/data${part}`)).length;

/** Puts what the page saves into its head, instead of having it saved; runs in the page. */
function keepSavedFiles(): void {
  HTMLAnchorElement.prototype.click = () => {};
  URL.createObjectURL = (file) => {
    const reader = new FileReader();
    reader.onload = () => {
      const kept = document.createElement("meta");
      kept.name = "saved";
      kept.content = String(reader.result);
      document.head.append(kept);
    };
    reader.readAsDataURL(file as Blob);
    return "data:,";
  };
}

/** The picture that was saved last, and its width; runs in the page. */
async function readSavedPicture(): Promise<readonly [address: string, width: number]> {
  const picture = new Image();
  picture.src = [...document.querySelectorAll<HTMLMetaElement>("meta[name=saved]")].at(-1)?.content ?? "";
  await picture.decode();
  return [picture.src, picture.naturalWidth];
}

describe.each(engines)("in $engine", ({ engine, start }) => {
  describe.skipIf(!start)("", () => {
    let both: Awaited<ReturnType<typeof startSiteAndPlatform>>;
    let browser: Engine;
    let visitor: Visitor;

    beforeAll(async () => {
      both = await startSiteAndPlatform({ countsViews: true, tagManagerId: null });
      browser = await (start as () => Promise<Engine>)();
      visitor = new Visitor(browser, both.site.origin);
      console.log(`Tried in ${browser.name}`);
    }, buildTimeoutMs);

    afterEach(async ({ task }) => {
      if (task.result?.state !== "fail") return;
      const folder = path.join(cacheFolder, "engines");
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, `${engine}: ${task.name}.png`), await browser.screenshot());
    });

    afterAll(async () => {
      await Promise.all([browser?.close(), both?.close()]);
      expect(browser.errors ?? []).toEqual([]);
    });

    /** Whether the document is the one that was marked last, and no other was loaded. */
    const mark = () => visitor.asks(() => document.documentElement.setAttribute("data-marked", ""));
    const staysMarked = () => visitor.sees({ at: "html[data-marked]" });

    test("the question of consent stands beside the page, and takes either answer (R7.6)", async () => {
      await visitor.open(template);
      await visitor.click({ at: ".consent-bar button", named: "Refuse" });
      await visitor.seesNo({ at: ".consent-bar" });
      expect(await visitor.asks(() => document.cookie)).toBe("");
      await visitor.click({ at: "footer button", named: words.footer.consent() });
      await visitor.click({ at: ".consent-bar button", named: "Accept" });
      await visitor.becomes(() => document.cookie.includes("inspirations_analytics="), [], true);
    });

    test("a template is read, and a link leads on and back, to the same place and in the same document (R2.4, R2.5)", async () => {
      await visitor.open(template);
      await mark();
      await visitor.sees({ at: "h1", named: "SWOT matrix" });
      await visitor.sees({ at: "#steps li h3" });
      await visitor.click({ at: "#steps p > a, main p > a[href^='/inspiration/']" });
      await visitor.becomes((from) => location.pathname !== from && scrollY === 0, [template], true);
      await visitor.seesNo({ at: "h1", named: "SWOT matrix" });
      await visitor.back();
      await visitor.sees({ at: "h1", named: "SWOT matrix" });
      await visitor.becomes(() => scrollY > 100, [], true);
      await staysMarked();
    });

    test("the page of a link in view is there before the click, which asks for nothing (R4.8)", async () => {
      await visitor.open(listing);
      await visitor.becomes(dataAsked, ["/discover/"], 1);
      await mark();
      await visitor.click({ at: "header nav a[href='/discover/']" });
      await visitor.becomes(addressIs, [], "/discover/");
      await visitor.becomes(() => document.title.startsWith("Discover"), [], true);
      expect(await visitor.asks(dataAsked, "/discover/")).toBe(1);
      await staysMarked();
    });

    test("a listing is filtered, and going back undoes it (R2.14)", async () => {
      await visitor.open(listing);
      const all = await visitor.asks(textAt, "#results");
      await visitor.click({ at: "label:has(input[name=goal])" });
      await visitor.becomes(() => /^\?goal=/.test(location.search), [], true);
      await visitor.becomes((before) => document.querySelector("#results")?.textContent !== before, [all], true);
      await visitor.back();
      await visitor.becomes(addressIs, [], listing);
      await visitor.becomes(textAt, ["#results"], all);
    });

    test("a listing is searched as one types, and Escape empties the search (R2.13)", async () => {
      await visitor.open(listing);
      await visitor.fill({ at: "input[type=search]" }, "swot matrix");
      await visitor.becomes(textAt, ["main article h3"], "SWOT matrix");
      await visitor.becomes(addressIs, [], `${listing}?q=swot+matrix`);
      await visitor.press("Escape");
      await visitor.becomes(addressIs, [], listing);
    });

    test("a template is fitted to a meeting, as a plan of its own (R2.16)", async () => {
      await visitor.open(template);
      await visitor.click({ at: "main a", named: words.template.fit() });
      await visitor.becomes(() => /^\?v=1&start=\d\d:\d\d&people=\d+&activity=swot$/.test(location.search), [], true);
      await visitor.sees({ at: "h1", named: words.plan.title() });
    });

    test("a favourite is kept, and found again in the listing (R2.13)", async () => {
      await visitor.open(template);
      await visitor.click({ at: "main button", named: words.favourites.keep({ name: "SWOT matrix" }) });
      await visitor.sees({ at: "main button", named: words.favourites.drop({ name: "SWOT matrix" }) });
      await visitor.open(listing);
      await visitor.click({ at: "label:has(input[name=favourites])" });
      await visitor.becomes(() => document.querySelectorAll("main article").length, [], 1);
      await visitor.becomes(textAt, ["main article h3"], "SWOT matrix");
    });

    test("the print button prints what is to be led by (R2.1)", async () => {
      await visitor.open(template);
      await visitor.asks(() => {
        window.print = () => document.documentElement.setAttribute("data-printed", "");
      });
      await visitor.click({ at: "button", named: words.template.print() });
      await visitor.sees({ at: "html[data-printed]" });
      const paper = await browser.print?.();
      if (paper) expect(paper.subarray(0, 5).toString()).toBe("%PDF-");
    });

    test("the board is drawn as PNG, with its words from the first time on (R2.16)", async () => {
      await visitor.open(template);
      await visitor.asks(keepSavedFiles);
      const button = { at: "button", named: words.template.boardPng() };
      const drawn: (readonly [string, number])[] = [];
      for (const count of [1, 2]) {
        await visitor.click(button);
        await visitor.becomes(() => document.querySelectorAll("meta[name=saved]").length, [], count);
        drawn.push(await visitor.asks(readSavedPicture));
      }
      expect(drawn[0]).toEqual([expect.stringMatching(/^data:image\/png/), 1392]);
      // Fonts inside of a picture may come after it has been drawn.
      expect(drawn[1]).toEqual(drawn[0]);
    });

    test("another language is chosen, and the page is the same one in it (R4.6)", async () => {
      await visitor.open(template);
      await mark();
      await visitor.click({ at: "header details summary" });
      await visitor.click({ at: "header details a[lang=fr]" });
      await visitor.becomes(() => document.documentElement.lang, [], "fr");
      await visitor.becomes(addressIs, [], "/fr/inspiration/matrice-swot/");
      await staysMarked();
    });

    test("somebody subscribes to the newsletter (R2.12)", async () => {
      const { newsletter } = wordsIn("fr");
      const email = `nora.${Date.now()}@example.org`;
      await visitor.open("/fr/");
      await visitor.fill({ at: "section[aria-labelledby=newsletter] input" }, email);
      await visitor.click({ at: "section[aria-labelledby=newsletter] button", named: newsletter.subscribe() });
      await visitor.sees({
        at: "section[aria-labelledby=newsletter] [role=status]",
        named: newsletter.toConfirm({ email }),
      });
    });

    test("somebody signs up in the frame of the dialog, and is greeted on the page (R2.10, R4.2)", async () => {
      await visitor.open(template);
      await visitor.sees({ at: "html[data-account=anonymous]" });
      await visitor.click({ at: "header a[href*='/signin?']" });
      await visitor.sees({ at: "dialog iframe" });
      await visitor.inFrame(async () => {
        await visitor.click({ at: "a[href^='/signup']" });
        await visitor.fill({ at: "input[name=name]" }, "Nora Lind");
        await visitor.fill({ at: "input[name=email]" }, `nora.${Date.now()}@example.org`);
        await visitor.fill({ at: "input[name=password]" }, "a short sentence to keep");
        await visitor.press("Enter");
      });
      await visitor.sees({ at: "header a.greeting" });
      await visitor.seesNo({ at: "dialog" });
    });
  });
});
