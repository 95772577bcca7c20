import { describe, expect, it } from "vitest";
import { TestContent } from "../test-content.ts";

describe("checkSlugs", () => {
  it("reports an English slug that is not the folder's name", async () => {
    const content = new TestContent().set("inspirations/alpha/en.yaml", "slug", "alfa");
    expect(await content.problems()).toEqual([
      content.problemAt("inspirations/alpha/en.yaml", "slug:", "slug", "'alfa'", "write alpha, the name of the folder"),
    ]);
  });

  it("reports a slug that another template of the kind has in the same language", async () => {
    const content = new TestContent().set("inspirations/beta/fr.yaml", "slug", "alpha-fr");
    const expected = "write another slug: content/inspirations/alpha/fr.yaml has this one";
    expect(await content.problems()).toEqual([
      content.problemAt("inspirations/beta/fr.yaml", "slug:", "slug", "'alpha-fr'", expected),
    ]);
  });

  it("lets two languages or two kinds share a slug", async () => {
    const content = new TestContent()
      .set("inspirations/alpha/fr.yaml", "slug", "shared")
      .set("inspirations/beta/de.yaml", "slug", "shared")
      .set("sessions/gamma/fr.yaml", "slug", "shared");
    expect(await content.problems()).toEqual([]);
  });
});
