import { describe, expect, it } from "vitest";
import type { PageContext } from "../domain/page.ts";
import { assemblePages, PageAssemblyError } from "./assemble-pages.ts";
import type { PagePlan } from "./pages/page-plan.ts";

function plan(path: string, assemble?: () => never): PagePlan {
  const context: PageContext = { routeName: "home", locale: "en", translations: [], title: path, description: "" };
  return {
    path,
    locale: "en",
    translations: [],
    source: `content${path}en.yaml`,
    assemble: assemble ?? (() => ({ data: { screen: "not-found" }, context })),
  };
}

function fail(message: string): () => never {
  return () => {
    throw new Error(message);
  };
}

describe("assemblePages", () => {
  it("puts every page together, in order", () => {
    expect([...assemblePages([plan("/a/"), plan("/b/")])].map(({ path, context }) => [path, context.title])).toEqual([
      ["/a/", "/a/"],
      ["/b/", "/b/"],
    ]);
  });

  it("names the content file and the cause of every page that fails, all at once (R8.5)", () => {
    const plans = [plan("/a/", fail("no goal")), plan("/b/"), plan("/c/", fail("no desk"))];
    const assemble = () => [...assemblePages(plans)];
    expect(assemble).toThrow(PageAssemblyError);
    expect(assemble).toThrow(
      "content/a/en.yaml: the page /a/ failed: Error: no goal\ncontent/c/en.yaml: the page /c/ failed: Error: no desk",
    );
  });
});
