import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Locale, locales, unprefixedLocale } from "./locale.ts";
import { isFilePath, parsePath, prefixOf } from "./read-path.ts";
import { type Address, homePath, notFoundPath, pathOf, type Route } from "./route.ts";

const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const route = fc.oneof(
  fc.constantFrom<Route>(
    { name: "home" },
    { name: "inspirations" },
    { name: "sessions" },
    { name: "discover" },
    { name: "privacy" },
    { name: "favourites" },
    { name: "compare" },
  ),
  fc.record({ name: fc.constantFrom("inspiration" as const, "session" as const, "situation" as const), slug }),
  fc.record({
    name: fc.constantFrom("inspirations-directory" as const, "sessions-directory" as const),
    page: fc.integer({ min: 1, max: 99_999 }),
  }),
);

const anyAddress: fc.Arbitrary<Address> = fc.record({ locale: fc.constantFrom(...locales), route });

describe("parsePath", () => {
  it("reads back every path that pathOf writes (R2.1)", () => {
    fc.assert(
      fc.property(anyAddress, ({ locale, route }) => {
        expect(parsePath(pathOf(route, locale))).toEqual({ locale, route });
      }),
    );
  });

  it("gives no two pages one path (R2.1)", () => {
    fc.assert(
      fc.property(anyAddress, anyAddress, (a, b) => {
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
      "situation",
      "swot",
      "discover",
      "favourites",
      "compare",
      "all",
      "1",
      "01",
    );
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 5 }), (segments) => {
        const path = `/${segments.join("/")}`;
        const parsed = parsePath(path);
        if (parsed) expect(pathOf(parsed.route, parsed.locale)).toBe(path);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    "/discover",
    "/nowhere/",
    "/en/",
    "/en/discover/",
    notFoundPath,
    "/fr/404/",
    "/inspiration/",
    "/inspiration/swot/more/",
    "/inspirations/swot/",
    "/inspirations/all/",
    "/inspirations/all/0/",
    "/inspirations/all/01/",
    "/inspirations/all/1e3/",
    "/inspirations/all/123456/",
    "/inspiration/all/1/",
    "/FR/",
    "//",
    "/fr//",
    "",
  ])("takes %j for no page", (path) => {
    expect(parsePath(path)).toBeUndefined();
  });
});

describe("prefixOf", () => {
  it.each<[string, Locale | undefined]>([
    ["/", undefined],
    ["/fr/", "fr"],
    ["/fr", "fr"],
    ["/fr/nowhere", "fr"],
    ["/en/", undefined],
    ["/french/", undefined],
    ["/404/", undefined],
  ])("knows the language of the prefix of %s (R4.7)", (path, prefix) => {
    expect(prefixOf(path)).toBe(prefix);
  });

  it("is what homePath has written", () => {
    for (const locale of locales) expect(prefixOf(homePath(locale)) ?? unprefixedLocale).toBe(locale);
  });
});

describe("isFilePath", () => {
  it.each(["/sitemap.xml", "/assets/boards/swot.svg", "/assets/", "/fr/feed.json"])("takes %s for a file", (path) => {
    expect(isFilePath(path)).toBe(true);
  });

  it.each(["/", "/inspiration/5-whys/", "/fr/inspiration/v1.0/", "/discover"])("takes %s for a page", (path) => {
    expect(isFilePath(path)).toBe(false);
  });
});
