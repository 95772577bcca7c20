import { describe, expect, it } from "vitest";
import { TestContent } from "../test-content.ts";

const german = "inspirations/alpha/de.yaml";

describe("checkPlaceholders", () => {
  it("asks for the text that a placeholder stands for, and lets no other check judge it", async () => {
    const content = new TestContent()
      .set(german, "promise", "TODO: one sentence, at most 160 characters, in plain English “so far”")
      .set(
        "inspirations/alpha/fr.yaml",
        "promise",
        "TODO: one sentence, at most 160 characters, in plain English “so far”",
      )
      .set(german, "steps.1.do", "TODO:");
    const expected = "write one sentence, at most 160 characters, in plain English “so far”";
    expect(await content.problems()).toEqual([
      content.problemAt(german, "promise", "promise", "a placeholder", expected),
      content.problemAt(german, '"TODO:"', "steps.1.do", "a placeholder", "write this text"),
      content.problemAt("inspirations/alpha/fr.yaml", "promise", "promise", "a placeholder", expected),
    ]);
  });

  it("asks for a slug", async () => {
    const content = new TestContent().set(german, "slug", "todo-de-alpha");
    expect(await content.problems()).toEqual([
      content.problemAt(german, "slug", "slug", "'todo-de-alpha'", "write a slug in de"),
    ]);
  });

  it("leaves alone a Spanish text about everything", async () => {
    const content = new TestContent().set("inspirations/alpha/es.yaml", "promise", "TODO empieza aquí");
    expect(await content.problems()).toEqual([]);
  });
});
