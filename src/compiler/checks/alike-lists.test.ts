import { describe, expect, it } from "vitest";
import { locales } from "../../domain/locale.ts";
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

  it("reports questions to talk about that a language leaves out", async () => {
    const german = "sessions/gamma/de.yaml";
    expect(await new TestContent().set(german, "debrief", undefined).problems()).toMatchObject([
      { file: `content/${german}`, field: "debrief", found: "0 entries", expected: "write 3, as many as en.yaml has" },
    ]);
    const content = new TestContent();
    for (const locale of locales) content.set(`sessions/gamma/${locale}.yaml`, "debrief", undefined);
    expect(await content.problems()).toEqual([]);
  });

  it("lets a language have suggestions of its own", async () => {
    expect(await new TestContent().set(italian, "suggestions.3", "Quarta").problems()).toEqual([]);
  });
});
