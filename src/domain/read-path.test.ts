import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Locale, locales } from "./locale.ts";
import { localeOfPath, parsePath } from "./read-path.ts";
import { type Address, homePath, notFoundPath, pathOf, type Route } from "./route.ts";

const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const route = fc.oneof(
  fc.constantFrom<Route>({ name: "home" }, { name: "inspirations" }, { name: "sessions" }, { name: "discover" }),
  fc.record({ name: fc.constantFrom("inspiration" as const, "session" as const), slug }),
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
      "swot",
      "discover",
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
      { numRuns: 2000 },
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
