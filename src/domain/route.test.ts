import { describe, expect, it } from "vitest";
import { locales } from "./locale.ts";
import { dataPathOf, isOfTemplates, notFoundPath, pathOf, type Route, type RouteName } from "./route.ts";

describe("pathOf", () => {
  it("prefixes every language but English (R1.2, R2.1)", () => {
    expect(pathOf({ name: "home" }, "en")).toBe("/");
    expect(pathOf({ name: "home" }, "fr")).toBe("/fr/");
    expect(pathOf({ name: "sessions" }, "en")).toBe("/sessions/");
    expect(pathOf({ name: "inspiration", slug: "matrice-swot" }, "fr")).toBe("/fr/inspiration/matrice-swot/");
    expect(pathOf({ name: "session", slug: "one-on-one" }, "en")).toBe("/session/one-on-one/");
    expect(pathOf({ name: "sessions-directory", page: 2 }, "fr")).toBe("/fr/sessions/all/2/");
  });

  it("has one not-found page for all languages (R2.1)", () => {
    expect(pathOf({ name: "not-found" }, "de")).toBe("/404/");
  });

  it("begins and ends with a slash, whatever the page (R2.2)", () => {
    const routes: Route[] = [
      { name: "home" },
      { name: "inspirations" },
      { name: "inspirations-directory", page: 12 },
      { name: "session", slug: "one-on-one" },
      { name: "not-found" },
    ];
    for (const locale of locales) {
      for (const route of routes) expect(pathOf(route, locale)).toMatch(/^\/(.+\/)?$/);
    }
  });
});

describe("isOfTemplates", () => {
  it.each(["inspirations", "sessions-directory", "inspiration", "session"] as const)("is true of %s", (name) => {
    expect(isOfTemplates(name)).toBe(true);
  });

  it.each(["home", "discover", "not-found", "about" as RouteName] as const)(
    "is not of %s, known here or not",
    (name) => {
      expect(isOfTemplates(name)).toBe(false);
    },
  );
});

describe("dataPathOf", () => {
  it("stands under the page's own path (R7.2)", () => {
    expect(dataPathOf("/")).toBe("/assets/data/index.json");
    expect(dataPathOf("/fr/discover/")).toBe("/assets/data/fr/discover/index.json");
    expect(dataPathOf(notFoundPath)).toBe("/assets/data/404/index.json");
  });
});
