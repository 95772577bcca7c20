import { describe, expect, it } from "vitest";
import { TestContent } from "../test-content.ts";

const italian = "inspirations/alpha/it.yaml";

describe("checkAlikeLists", () => {
  it("reports variants and traps that are not as many as in English", async () => {
    const content = new TestContent()
      .set(italian, "variants.2", { name: "Terza", change: "Terza", why: "Terza" })
      .set(italian, "traps.2", { trap: "Terza", rescue: "Terza" });
    expect(await content.problems()).toEqual([
      content.problemAt(italian, "traps:", "traps", "3 entries", "write 2, as many as en.yaml has"),
      content.problemAt(italian, "variants:", "variants", "3 entries", "write 2, as many as en.yaml has"),
    ]);
  });

  it("lets a language have suggestions of its own", async () => {
    expect(await new TestContent().set(italian, "suggestions.3", "Quarta").problems()).toEqual([]);
  });
});
