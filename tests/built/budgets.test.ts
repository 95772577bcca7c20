import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { rootPart, shardFile } from "../../src/domain/finding/shards.ts";
import { locales } from "../../src/domain/locale.ts";
import { dataPathOf } from "../../src/domain/route.ts";
import { builtFolder } from "./built-folder.ts";
import { type BuiltPage, elementsOf, readBuiltFile, readPages } from "./built-pages.ts";
import {
  scriptsNamedBy,
  scriptsOf,
  scriptsOfAccount,
  scriptsOfVisit,
  scriptsToMoveOn,
  staticImports,
} from "./built-scripts.ts";
import { byteBudgets } from "./byte-budgets.ts";

type Budgeted = keyof typeof byteBudgets;

type Weights = Partial<Record<Budgeted, number>>;

const fontsAtMost = 2;

const weights = new Map<string, number>();

function compressedBytes(address: string): number {
  const known = weights.get(address);
  if (known !== undefined) return known;
  // The copy that servers send; what is too small for one goes as it is.
  const compressed = path.join(builtFolder, `${address}.br`);
  const { size: bytes } = statSync(existsSync(compressed) ? compressed : path.join(builtFolder, address));
  weights.set(address, bytes);
  return bytes;
}

const addressesOf = (page: BuiltPage, rel: string) =>
  elementsOf(page, "link")
    .filter(({ attributes }) => attributes.rel === rel)
    .map(({ attributes }) => attributes.href ?? "");

const total = (addresses: Iterable<string>) =>
  [...new Set(addresses)].reduce((sum, address) => sum + compressedBytes(address), 0);

/**
 * Weighs a first view. Listings and plans have budgets of their own: a listing shows more than other pages and brings what it takes to
 * find, and the page of a plan is made by its code alone.
 */
function weighFirstView(page: BuiltPage, { scripts, html, css }: Record<"scripts" | "html" | "css", number>): Weights {
  const { data } = page.file;
  if (data.screen === "plan") {
    const ofTemplates = compressedBytes(data.templates + shardFile(rootPart));
    return {
      "JavaScript of a plan's first view": scripts,
      "HTML, CSS, JavaScript and templates of a plan": html + css + scripts + ofTemplates,
    };
  }
  if (data.screen !== "listing")
    return { "JavaScript of a first view": scripts, [data.screen === "home" ? "HTML of the home page" : "HTML"]: html };
  return {
    "JavaScript of a listing's first view": scripts,
    "HTML, CSS and JavaScript of a listing": html + css + scripts,
  };
}

function weigh(page: BuiltPage): Weights {
  const scripts = total(scriptsNamedBy(page));
  const html = compressedBytes(page.address.endsWith("/") ? `${page.address}index.html` : page.address);
  const css = total(addressesOf(page, "stylesheet"));
  return {
    ...weighFirstView(page, { scripts, html, css }),
    CSS: css,
    // Documents that stand in the place of missing pages have no data file.
    ...(page.address.endsWith("/") && {
      [page.file.data.screen === "home" ? "data file of the home page" : "data file"]: compressedBytes(
        dataPathOf(page.address),
      ),
    }),
  };
}

test("every page stays within its bytes (R7.4)", () => {
  const largest = new Map<Budgeted, { bytes: number; where: string }>();
  const note = (what: Budgeted, bytes: number, where: string) => {
    if (bytes > (largest.get(what)?.bytes ?? 0)) largest.set(what, { bytes, where });
  };
  const toMoveOn = scriptsToMoveOn();
  const ofAccount = scriptsOfAccount().filter((script) => !toMoveOn.includes(script));
  const [ofConsent = [], ofAnswer = [], ofAnalytics = []] = ["consent", "keep-choice", "analytics"].map((chunk) =>
    scriptsOf(chunk).filter((script) => ![...toMoveOn, ...ofAccount].includes(script)),
  );
  const ofDialog = scriptsOf("sign-in-dialog").filter((script) => ![...toMoveOn, ...ofAccount].includes(script));
  const ofTakingAlong = scriptsOf("ways").filter((script) => !toMoveOn.includes(script));
  const ofCalendar = scriptsOf("calendar-file").filter((script) => ![...toMoveOn, ...ofTakingAlong].includes(script));
  const ofTray = scriptsOf("plan-tray").filter((script) => !toMoveOn.includes(script));
  const pages = readPages();
  const leadsFromHeader = ({ file }: BuiltPage) =>
    ["home", "listing", "discover", "favourites"].includes(file.data.screen);
  const fetchedAhead = new Map(
    locales.map((locale) => [locale, pages.filter((it) => leadsFromHeader(it) && it.file.context.locale === locale)]),
  );
  for (const page of pages) {
    const named = scriptsNamedBy(page);
    const ahead = fetchedAhead.get(page.file.context.locale) ?? [];
    if (page.file.data.screen === "template")
      note("JavaScript of a visit of a template page", total(scriptsOfVisit(page, ahead)), page.address);
    note("JavaScript to move on", total(toMoveOn.filter((script) => !named.includes(script))), page.address);
    note("JavaScript and CSS of the account", total(ofAccount.filter((it) => !named.includes(it))), page.address);
    note("JavaScript and CSS of the sign-in dialog", total(ofDialog.filter((it) => !named.includes(it))), page.address);
    note("JavaScript and CSS of consent", total(ofConsent.filter((it) => !named.includes(it))), page.address);
    note(
      "JavaScript of an answer to consent",
      total(ofAnswer.filter((it) => ![...named, ...ofConsent].includes(it))),
      page.address,
    );
    if (page.file.data.screen === "plan") {
      note(
        "JavaScript and CSS of taking a plan along",
        total(ofTakingAlong.filter((it) => !named.includes(it))),
        page.address,
      );
      note("JavaScript of a calendar file", total(ofCalendar.filter((it) => !named.includes(it))), page.address);
    }
    note("JavaScript and CSS of the plan's tray", total(ofTray.filter((it) => !named.includes(it))), page.address);
    note("JavaScript of analytics", total(ofAnalytics.filter((it) => !named.includes(it))), page.address);
    for (const [what, bytes] of Object.entries(weigh(page))) note(what as Budgeted, bytes, page.address);
    for (const { attributes } of elementsOf(page, "link", { as: "font" })) {
      const { href = "" } = attributes;
      note("font", readBuiltFile(href).length, href);
    }
  }
  const tell = ([what, { bytes, where }]: [Budgeted, { bytes: number; where: string }]) =>
    `${what}: ${bytes} of ${byteBudgets[what]}, ${where}`;
  console.log(["\nLargest, in bytes:", ...[...largest].map(tell)].join("\n  "));
  expect([...largest.keys()].sort()).toEqual(Object.keys(byteBudgets).sort());
  expect([...largest].filter(([what, { bytes }]) => bytes > byteBudgets[what]).map(tell)).toEqual([]);
});

test("a page names every script that its first view runs, and no font but the two, which alone have its letters", () => {
  for (const page of readPages()) {
    const named = scriptsNamedBy(page);
    const needed = named.flatMap(staticImports);
    expect(
      needed.filter((script) => !named.includes(script)),
      page.address,
    ).toEqual([]);
    const [style = ""] = addressesOf(page, "stylesheet");
    const faces = readBuiltFile(style)
      .toString()
      .matchAll(/@font-face\{[^}]*url\(["']?([^"')]+\.woff2)[^}]*\}/g);
    const fonts = new Set(elementsOf(page, "link", { as: "font" }).map(({ attributes }) => attributes.href));
    for (const [face, address = ""] of faces) {
      const { pathname } = new URL(address, `https://host${style}`);
      // A face for a range of letters is fetched where one of them stands.
      if (!face.includes("unicode-range")) fonts.add(pathname);
      else expect(fonts, page.address).not.toContain(pathname);
    }
    expect(fonts.size, page.address).toBe(fontsAtMost);
  }
});

test("nothing holds up the first paint but one style sheet", () => {
  for (const page of readPages()) {
    expect(addressesOf(page, "stylesheet"), page.address).toHaveLength(1);
    const blocking = elementsOf(page, "script").filter(
      ({ attributes: { src, type, async, defer } }) =>
        src !== undefined && type !== "module" && async === undefined && defer === undefined,
    );
    expect(blocking, page.address).toEqual([]);
  }
});
