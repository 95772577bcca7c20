import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { comparedParameter, comparisonAddress, readComparison } from "./comparison.ts";
import type { TemplateReference } from "./template.ts";

const read = (query: string) => readComparison(new URLSearchParams(query).getAll(comparedParameter));

describe("a comparison's address", () => {
  it("names the templates in any language, and is read as it was written", () => {
    const templates = ["inspiration:swot", "session:one-on-one"] as const;
    expect(comparisonAddress(templates, "fr")).toBe("/fr/compare/?with=inspiration:swot,session:one-on-one");
    expect(read(comparisonAddress(templates, "en").replace("/compare/?", ""))).toEqual({
      templates,
      hasOthers: false,
    });
  });

  it.each([
    ["with its signs written otherwise", "with=inspiration%3Aswot%2Csession%3Aone-on-one"],
    ["with spaces", "with=inspiration:swot,+session:one-on-one+"],
    ["in two parameters, among others", "utm_source=mail&with=inspiration:swot&with=session:one-on-one"],
    ["twice", "with=inspiration:swot,inspiration:swot,session:one-on-one"],
  ])("is understood %s", (_, query) => {
    expect(read(query)).toEqual({ templates: ["inspiration:swot", "session:one-on-one"], hasOthers: false });
  });

  it("compares the first three of many", () => {
    const many = ["a", "b", "c", "d"].map((key): TemplateReference => `inspiration:${key}`);
    expect(read(`with=${many}`)).toEqual({ templates: many.slice(0, 3), hasOthers: false });
  });

  it("leaves out what can be no template, and tells so", () => {
    expect(read("with=swot,inspiration:swot")).toEqual({ templates: ["inspiration:swot"], hasOthers: true });
    expect(read("with=%E0%A4%A")).toEqual({ templates: [], hasOthers: true });
  });

  it.each(["", "with", "with=", "with=,,", "without=inspiration:swot"])("asks for nothing with '%s'", (query) => {
    expect(read(query)).toBeUndefined();
  });

  it("may hold anything", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(read(`with=${text}`)?.templates.length ?? 0).toBeLessThanOrEqual(3);
      }),
    );
  });
});
