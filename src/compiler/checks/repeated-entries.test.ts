import { describe, expect, it } from "vitest";
import { TestContent } from "../test-content.ts";

describe("checkRepeatedEntries", () => {
  it.each([
    ["inspirations/alpha/facts.yaml", "tags", ["agile", "visual", "agile"], "tags.2", "'agile' a second time"],
    [
      "sessions/gamma/facts.yaml",
      "blocks.1.activities",
      ["beta", "beta"],
      "blocks.1.activities.1",
      "'beta' a second time",
    ],
  ])("reports an entry that stands twice in %s %s", async (file, field, value, problemField, found) => {
    const content = new TestContent().set(file, field, value);
    expect(await content.problems()).toMatchObject([
      { file: `content/${file}`, field: problemField, found, expected: "write each entry once" },
    ]);
  });
});
