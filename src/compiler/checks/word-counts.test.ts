import { describe, expect, it } from "vitest";
import { TestContent } from "../test-content.ts";
import { countWords, defaultWordRanges } from "./word-counts.ts";

const wide = { from: 0, to: 1000 };

describe("checkWordCounts", () => {
  it("reports a file that is too short, for its kind and length", async () => {
    const content = new TestContent().set("inspirations/beta/facts.yaml", "minutes", 12);
    for (const step of [0, 1, 2, 3]) content.set("inspirations/beta/facts.yaml", `steps.${step}.minutes`, 3);
    const problems = await content.problems({ wordRanges: defaultWordRanges });
    const expectedOf = (file: string) => problems.find((problem) => problem.file === `content/${file}`)?.expected;
    expect(problems.every(({ line, field, found }) => line === 1 && field === "" && /^\d+ words$/.test(found))).toBe(
      true,
    );
    expect(expectedOf("inspirations/alpha/en.yaml")).toBe("write 450 to 800");
    expect(expectedOf("inspirations/beta/de.yaml")).toBe("write 225 to 420");
    expect(expectedOf("sessions/gamma/nl.yaml")).toBe("write 600 to 1000");
  });

  it("allows a fifth more in French, Spanish, Italian and Portuguese", async () => {
    const narrow = { from: 0, to: 10 };
    const problems = await new TestContent().problems({
      wordRanges: { activity: narrow, shortActivity: wide, session: wide },
    });
    const roomy = problems.filter(({ expected }) => expected === "write 0 to 12").map(({ file }) => file.slice(-7, -5));
    expect([...new Set(roomy)].sort()).toEqual(["es", "fr", "it", "pt"]);
    expect(problems.filter(({ expected }) => expected === "write 0 to 10")).toHaveLength(9);
  });

  it("takes a file that is just as long, or just as short, as it may be", async () => {
    const foundIn = async (activity: { from: number; to: number }) => {
      const problems = await new TestContent().problems({
        wordRanges: { activity, shortActivity: wide, session: wide },
      });
      return problems.find(({ file }) => file.endsWith("alpha/en.yaml"))?.found;
    };
    const words = Number.parseInt((await foundIn({ from: 0, to: 0 })) ?? "", 10);
    expect(await foundIn({ from: words, to: words })).toBeUndefined();
    expect(await foundIn({ from: words + 1, to: 1000 })).toBe(`${words} words`);
    expect(await foundIn({ from: 0, to: words - 1 })).toBe(`${words} words`);
  });

  it("counts all words but the board's, other names and the slug", async () => {
    const content = new TestContent();
    const exact = async (to: number) =>
      content.problems({ wordRanges: { activity: { from: 0, to }, shortActivity: wide, session: wide } });
    const found = (await exact(0)).find(({ file }) => file.endsWith("alpha/en.yaml"))?.found;
    content.set("inspirations/alpha/en.yaml", "board.caption", "Many more words on the board");
    content.set("inspirations/alpha/en.yaml", "alsoKnownAs", ["Known by many more words"]);
    content.set("inspirations/alpha/en.yaml", "level", "Step y and [");
    expect((await exact(0)).find(({ file }) => file.endsWith("alpha/en.yaml"))?.found).toBe(
      `${Number.parseInt(found ?? "", 10) + 1} words`,
    );
  });
});

describe("countWords", () => {
  it("counts what has a letter or a figure", () => {
    expect(countWords("Est-ce que l’équipe a 3 idées\u202f? – oui")).toBe(7);
  });
});
