import { readFileSync } from "node:fs";
import path from "node:path";
import { create as createFont, type Font } from "fontkit";
import { describe, expect, it } from "vitest";
import { fontCharacters, furtherCharacters } from "../../domain/characters.ts";
import { projectFolder } from "../folders.ts";
import { cutFonts } from "./cut-fonts.ts";

/** Names of languages that are not ours, in letters that ours do not have. */
const names = "Łukasz Jędrzej Čapek Őrsi Ștefan Åse Ğülşen Dāvis";

const { folder } = await cutFonts();

const lettersOf = (file: string) => {
  const font = createFont(readFileSync(path.join(folder, `${file}.woff2`))) as Font;
  return (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
};

describe.each(["display", "text"])("the letters of people's names in the %s face (R6.2)", (face) => {
  const isOurs = lettersOf(face);
  const isFurther = lettersOf(`${face}-further`);

  it("are in its file or in the further one", () => {
    expect([...names].filter((letter) => !isOurs(letter) && !isFurther(letter))).toEqual([]);
  });

  it("have a range in the style sheet that is theirs alone, so that no page fetches them for its own words", () => {
    const style = readFileSync(path.join(projectFolder, "src/site/styles/base.css"), "utf8");
    const [, written = ""] = new RegExp(`${face}-further[^}]*unicode-range: ([^;]*);`).exec(style) ?? [];
    const range = written.split(", ").map((part) =>
      part
        .replace("U+", "")
        .split("-")
        .map((code) => parseInt(code, 16)),
    );
    const isInRange = (letter: string) =>
      range.some(([from = 0, to = 0]) => from <= letter.charCodeAt(0) && letter.charCodeAt(0) <= to);
    expect([...furtherCharacters].filter((letter) => !isInRange(letter))).toEqual([]);
    expect([...fontCharacters].filter((letter) => isOurs(letter) && isInRange(letter))).toEqual([]);
  });
});
