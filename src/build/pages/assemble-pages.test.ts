import { describe, expect, it } from "vitest";
import type { PageContext } from "../../domain/page.ts";
import { type AssembledPage, assemblePages, PageAssemblyError } from "./assemble-pages.ts";
import type { PagePlan } from "./page-plan.ts";

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
    const failures = [
      "content/a/en.yaml: the page /a/ failed: Error: no goal",
      "content/c/en.yaml: the page /c/ failed: Error: no desk",
    ].map((failure) => `${failure}\n +at .*assemble-pages.test.ts.*`);
    expect(assemble).toThrow(new RegExp(`^${failures.join("\n")}$`));
  });

  it("names those as well that cannot be drawn, though their data is there (R8.5)", () => {
    const draw = ({ path }: AssembledPage) => {
      if (path !== "/b/") throw new Error("no string");
      return path;
    };
    const drawn: string[] = [];
    const drawAll = () => {
      for (const page of assemblePages([plan("/a/"), plan("/b/"), plan("/c/")], draw)) drawn.push(page);
    };
    expect(drawAll).toThrow(
      /^content\/a\/en.yaml: the page \/a\/ failed: Error: no string\n +at draw .*\n.* \/c\/ failed/,
    );
    expect(drawn).toEqual(["/b/"]);
  });
});
