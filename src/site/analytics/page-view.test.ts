import { describe, expect, it } from "vitest";
import type { RouteName } from "../../domain/route.ts";
import { findNewViews, fullPathOf, type PageView } from "./page-view.ts";

const view = (path: string, routeName: RouteName = "home"): PageView => ({
  context: { routeName, locale: "en" },
  address: `https://site.example${path}`,
});
const home = view("/");
const listing = view("/inspirations/", "inspirations");

describe("a page view (R4.10)", () => {
  it("is each page that is come to, the first one included", () => {
    expect(findNewViews([home, listing, home], { after: undefined, excluded: [] })).toEqual([home, listing, home]);
  });

  it("is not another query or place of the page on view", () => {
    const filtered = view("/inspirations/?goals=decide", "inspirations");
    expect(findNewViews([filtered, listing, home], { after: listing, excluded: [] })).toEqual([home]);
    expect(findNewViews([view("/#a")], { after: home, excluded: [] })).toEqual([]);
  });

  it("has a full path, with query and place (R4.10)", () => {
    expect(fullPathOf(view("/fr/inspirations/?q=%C3%A9#top"))).toBe("/fr/inspirations/?q=%C3%A9#top");
  });

  it("leaves out the routes that an operator excludes", () => {
    expect(findNewViews([home, listing], { after: undefined, excluded: ["home"] })).toEqual([listing]);
  });
});
