import { describe, expect, it } from "vitest";
import { TestContent } from "../test-content.ts";
import { checkLinks } from "./links.ts";

const french = "inspirations/alpha/fr.yaml";
const field = "steps.0.do";
const known = "inspiration:alpha, inspiration:beta, inspiration:delta, session:gamma";

describe("checkLinks", () => {
  it.each([
    ["inspiration:betta", `did you mean 'inspiration:beta'? Otherwise write one of: ${known}`],
    ["session:unknown-thing", `write one of: ${known}`],
    ["http://example.org", "write inspiration:<key>, session:<key> or an address such as https://example.org"],
    ["https:/example.org/book", "write inspiration:<key>, session:<key> or an address such as https://example.org"],
    ["https://", "write inspiration:<key>, session:<key> or an address such as https://example.org"],
    ["mailto:nobody", "write inspiration:<key>, session:<key> or an address such as https://example.org"],
    ["/fr/discover/", "write inspiration:<key>, session:<key> or an address such as https://example.org"],
  ])("reports a link to %s (R2.4)", async (target, expected) => {
    const content = new TestContent().set(french, field, `Voir [ceci](${target}).`);
    expect(await content.problems()).toEqual([
      content.problemAt(french, target, field, `a link to '${target}'`, expected),
    ]);
  });

  it("accepts links to templates, https addresses and mail", async () => {
    const content = new TestContent().set(
      french,
      field,
      "Voir [a](inspiration:beta), [b](session:gamma), [c](https://example.org), [d](mailto:a@example.org).",
    );
    expect(await content.problems()).toEqual([]);
  });

  it("accepts hosts with any letters, however many links there are", () => {
    const link = { file: french, field: ["steps"], locale: "fr", to: "https://bücher.example/" } as const;
    const sourceOf = () => {
      throw new Error("no link is to be reported");
    };
    expect(checkLinks(Array(10_000).fill(link), [], sourceOf)).toEqual([]);
  });

  it("reports a link to a template that lacks this language, in this language only", async () => {
    const content = new TestContent()
      .set("inspirations/beta/facts.yaml", "withoutLanguages", ["fr"])
      .remove("inspirations/beta/fr.yaml")
      .set(french, field, "Voir [b](inspiration:beta).")
      .set("inspirations/alpha/en.yaml", field, "See [b](inspiration:beta).");
    const expected = "link to another template: this one is not written in fr";
    expect(await content.problems()).toEqual([
      content.problemAt(french, "inspiration:beta", field, "a link to 'inspiration:beta'", expected),
    ]);
  });

  it("reports a link in what is no template", async () => {
    const file = "news/launch/en.yaml";
    const content = new TestContent().set(file, "text", "The team looks back with [a board](inspiration:omega).");
    const problems = await content.problems();
    expect(problems.map((problem) => [problem.file, problem.field, problem.found])).toEqual([
      [`content/${file}`, "text", "a link to 'inspiration:omega'"],
    ]);
  });
});
