import { describe, expect, it } from "vitest";
import { TestContent } from "../test-content.ts";

const [english, german, dutch] = ["en", "de", "nl"].map((locale) => `inspirations/alpha/${locale}.yaml`) as [
  string,
  string,
  string,
];

function withSources(sources: Record<string, string>): TestContent {
  const content = new TestContent();
  for (const [file, text] of Object.entries(sources)) content.set(file, "sources.0", text);
  return content;
}

describe("checkForeignTitles", () => {
  it("reports a title of the English file that does not say its language", async () => {
    const content = withSources({
      [english]: "Edward de Bono, *Six Thinking Hats*, 1985, and “Six Men in Hats”.",
      [dutch]: "Edward de Bono, *Six Thinking Hats*, 1985, en ‘Six Men in Hats’.",
    });
    expect(await content.problems()).toMatchObject([
      { file: `content/${dutch}`, field: "sources.0", expected: "write [Six Men in Hats](lang:en)" },
      { file: `content/${dutch}`, field: "sources.0", expected: "write [Six Thinking Hats](lang:en)" },
    ]);
  });

  it("knows a third language by how the English file marks it, and leaves that language alone", async () => {
    const content = withSources({
      [english]: "Bernd Rohrbach, “[Kreativ nach Regeln](lang:de)”, 1969.",
      [german]: "Bernd Rohrbach, „Kreativ nach Regeln“, 1969.",
      [dutch]: "Bernd Rohrbach, ‘Kreativ nach Regeln’, 1969.",
    });
    expect(await content.problems()).toMatchObject([
      { file: `content/${dutch}`, expected: "write [Kreativ nach Regeln](lang:de)" },
    ]);
  });

  it("takes what is marked, what is translated, and names of one word", async () => {
    const content = withSources({
      [english]: "*Six Thinking Hats*, *TRIZ* and *The Little Prince*.",
      [dutch]: "*[Six Thinking Hats](lang:en)*, *TRIZ* en *De kleine prins*.",
    });
    expect(await content.problems()).toEqual([]);
  });
});
