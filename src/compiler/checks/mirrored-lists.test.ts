import { describe, expect, it } from "vitest";
import { TestContent } from "../test-content.ts";

describe("checkMirroredLists", () => {
  it.each([
    ["inspirations/alpha/fr.yaml", "steps.3", "steps", "3 entries", "write 4, as many as facts.yaml has"],
    ["inspirations/alpha/facts.yaml", "inclusion.0", "inclusion", "0 entries", "write at least 1"],
  ])("reports %s without %s", async (file, removed, field, found, expected) => {
    const content = new TestContent().set(file, removed, undefined);
    expect(await content.problems()).toEqual([content.problemAt(file, `${field}:`, field, found, expected)]);
  });

  it("reports too many blocks and too many adaptations", async () => {
    const file = "sessions/gamma/de.yaml";
    const block = { title: "Neu", do: "Neu", say: "Neu" };
    const content = new TestContent().set(file, "blocks.5", block).set(file, "inclusion", ["Eins", "Zwei"]);
    expect(await content.problems()).toEqual([
      content.problemAt(file, "inclusion:", "inclusion", "2 entries", "write 1, as many as facts.yaml has"),
      content.problemAt(file, "blocks:", "blocks", "6 entries", "write 5, as many as facts.yaml has"),
    ]);
  });
});
