import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Locale, locales } from "./locale.ts";
import {
  type Address,
  dataPathOf,
  homePath,
  localeOfPath,
  notFoundPath,
  parsePath,
  pathOf,
  type Route,
} from "./route.ts";

const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const route = fc.oneof(
  fc.constantFrom<Route>({ name: "home" }, { name: "inspirations" }, { name: "sessions" }, { name: "discover" }),
  fc.record({ name: fc.constantFrom("inspiration" as const, "session" as const), slug }),
);

const address: fc.Arbitrary<Address> = fc.record({ locale: fc.constantFrom(...locales), route });

describe("pathOf", () => {
  it("prefixes every language but English (R1.2, R2.1)", () => {
    expect(pathOf({ name: "home" }, "en")).toBe("/");
    expect(pathOf({ name: "home" }, "fr")).toBe("/fr/");
    expect(pathOf({ name: "sessions" }, "en")).toBe("/sessions/");
    expect(pathOf({ name: "inspiration", slug: "matrice-swot" }, "fr")).toBe("/fr/inspiration/matrice-swot/");
    expect(pathOf({ name: "session", slug: "one-on-one" }, "en")).toBe("/session/one-on-one/");
  });

  it("has one not-found page for all languages (R2.1)", () => {
    expect(pathOf({ name: "not-found" }, "de")).toBe("/404/");
  });

  it("begins and ends with a slash, whatever the page (R2.2)", () => {
    fc.assert(fc.property(address, ({ locale, route }) => /^\/(.+\/)?$/.test(pathOf(route, locale))));
  });
});

describe("parsePath", () => {
  it("reads back every path that pathOf writes (R2.1)", () => {
    fc.assert(
      fc.property(address, ({ locale, route }) => {
        expect(parsePath(pathOf(route, locale))).toEqual({ locale, route });
      }),
    );
  });

  it("gives no two pages one path (R2.1)", () => {
    fc.assert(
      fc.property(address, address, (a, b) => {
        const samePath = pathOf(a.route, a.locale) === pathOf(b.route, b.locale);
        expect(samePath).toBe(JSON.stringify(a) === JSON.stringify(b));
      }),
    );
  });

  it("reads only paths that pathOf writes", () => {
    const segment = fc.constantFrom(
      "",
      "fr",
      "en",
      "404",
      "inspiration",
      "inspirations",
      "session",
      "swot",
      "discover",
    );
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 5 }), (segments) => {
        const path = `/${segments.join("/")}`;
        const parsed = parsePath(path);
        if (parsed) expect(pathOf(parsed.route, parsed.locale)).toBe(path);
      }),
      { numRuns: 2000 },
    );
  });

  it("knows the not-found page", () => {
    expect(parsePath(notFoundPath)?.route).toEqual({ name: "not-found" });
  });

  it.each([
    "/discover",
    "/nowhere/",
    "/en/",
    "/en/discover/",
    "/fr/404/",
    "/inspiration/",
    "/inspiration/swot/more/",
    "/inspirations/swot/",
    "/FR/",
    "//",
    "/fr//",
    "",
  ])("takes %j for no page", (path) => {
    expect(parsePath(path)).toBeUndefined();
  });
});

describe("localeOfPath", () => {
  it.each<[string, Locale, boolean]>([
    ["/", "en", false],
    ["/fr/", "fr", true],
    ["/fr", "fr", true],
    ["/fr/nowhere", "fr", true],
    ["/en/", "en", false],
    ["/french/", "en", false],
    ["/404/", "en", false],
  ])("reads %s", (path, locale, prefixed) => {
    expect(localeOfPath(path)).toEqual({ locale, prefixed });
  });

  it("is what homePath has written", () => {
    for (const locale of locales) expect(localeOfPath(homePath(locale)).locale).toBe(locale);
  });
});

describe("dataPathOf", () => {
  it("stands under the page's own path (R7.2)", () => {
    expect(dataPathOf("/")).toBe("/assets/data/index.json");
    expect(dataPathOf("/fr/discover/")).toBe("/assets/data/fr/discover/index.json");
    expect(dataPathOf(notFoundPath)).toBe("/assets/data/404/index.json");
  });
});
