import { describe, expect, it } from "vitest";
import { TestContent } from "../test-content.ts";

const file = "home/boards.yaml";

describe("checkHomeBoards", () => {
  it("reports an activity that does not exist, a session, and one that stands there twice", async () => {
    const content = new TestContent().write(file, "[alpha, alpha, gamma]\n");
    expect(await content.problems()).toMatchObject([
      { file: `content/${file}`, field: "1", found: "'alpha' a second time" },
      { file: `content/${file}`, field: "2", found: "'gamma'" },
    ]);
  });

  it("reports a missing file", async () => {
    const content = new TestContent().remove(file);
    expect(await content.problems()).toMatchObject([{ file: `content/${file}`, found: "no file" }]);
  });
});
