import { describe, expect, it } from "vitest";
import { TestContent } from "../test-content.ts";

const file = "vocabulary/levels.yaml";

function problemOf(found: string) {
  const expected = "write exactly 3: pages say 1/3 of the first and 3/3 of the last";
  return { file: `content/${file}`, line: 1, field: "", found, expected };
}

describe("checkLevelCount", () => {
  it("reports a fourth level, which pages would call 4/3", async () => {
    const content = new TestContent();
    const text = content.textOf(file);
    const easy = text.slice(0, text.indexOf("intermediate:"));
    content.write(file, text + easy.replace("easy:", "expert:"));
    expect(await content.problems()).toEqual([problemOf("4 levels")]);
  });

  it("reports a level too few", async () => {
    const content = new TestContent().set(file, "intermediate", undefined);
    expect(await content.problems()).toEqual([problemOf("2 levels")]);
  });
});
