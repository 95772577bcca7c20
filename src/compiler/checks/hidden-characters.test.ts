import { describe, expect, it } from "vitest";
import { TestContent } from "../test-content.ts";

const english = "inspirations/alpha/en.yaml";

describe("checkHiddenCharacters", () => {
  it.each([
    ["steps.0.do", "Write\u200b notes", "the hidden character U+200B after 'Write'"],
    ["steps.0.do", "\ufeffWrite notes", "the hidden character U+FEFF at the beginning"],
    ["steps.0.do", "Write no\u2060tes", "the hidden character U+2060 after 'Write no'"],
    ["level", "Write \u202enotes", "the hidden character U+202E after 'Write'"],
    ["level", "Write a r\ufffdsum\ufffd", "the hidden character U+FFFD after 'Write a r'"],
    ["level", "Write\tnotes", "the hidden character U+0009 after 'Write'"],
    ["promise", "Write\u0007 notes", "the hidden character U+0007 after 'Write'"],
  ])("reports once what nobody sees in %s: %j (R1.1)", async (field, text, found) => {
    const problems = await new TestContent().set(english, field, text).problems();
    expect(problems).toMatchObject([{ field, found, expected: "remove it" }]);
  });

  it("leaves soft hyphens, spaces that do not break, and line ends", async () => {
    const content = new TestContent().set(english, "steps.0.do", "Write re\u00adtro\u00a0notes\u202f!\n\nThen rest.");
    expect(await content.problems()).toEqual([]);
  });
});
