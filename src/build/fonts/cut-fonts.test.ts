import { readFileSync } from "node:fs";
import path from "node:path";
import { create as createFont, type Font } from "fontkit";
import { describe, expect, it } from "vitest";
import { commonCharacters, furtherCharacters, rareCharacters } from "../../domain/characters.ts";
import { projectFolder } from "../folders.ts";
import { cutFonts } from "./cut-fonts.ts";

/** Names of languages that are not ours, in letters that ours do not have. */
const names = "Łukasz Jędrzej Čapek Őrsi Ștefan Åse Ğülşen Dāvis";

const { folder } = await cutFonts();

const lettersOf = (file: string) => {
  const font = createFont(readFileSync(path.join(folder, `${file}.woff2`))) as Font;
  return (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
};

const style = readFileSync(path.join(projectFolder, "src/site/styles/base.css"), "utf8");

/** Whether a letter is in the range that the style sheet gives a file. */
function rangeOf(file: string) {
  const [, written = ""] = new RegExp(`${file}\\.[^}]*unicode-range:\\s+([^;]*);`).exec(style) ?? [];
  const range = written.split(/,\s+/).map((part) =>
    part
      .replace("U+", "")
      .split("-")
      .map((code) => parseInt(code, 16)),
  );
  return (letter: string) =>
    range.some(([from = 0, to = from]) => from <= letter.charCodeAt(0) && letter.charCodeAt(0) <= to);
}

describe.each(["display", "text"])("the letters that no words of ours have, in the %s face", (face) => {
  const isCommon = lettersOf(face);
  const isRare = lettersOf(`${face}-rare`);
  const isFurther = lettersOf(`${face}-further`);

  it("are in one of its files, those of people's names included (R6.2)", () => {
    expect([...names].filter((letter) => ![isCommon, isRare, isFurther].some((has) => has(letter)))).toEqual([]);
    expect([..."<>[]{}_#*|~ØÅÏ"].filter((letter) => !isRare(letter))).toEqual([]);
  });

  it("have ranges in the style sheet that are theirs alone, so that no page fetches them for its own words", () => {
    const isInRare = rangeOf(`${face}-rare`);
    const isInFurther = rangeOf(`${face}-further`);
    expect([...rareCharacters].filter((letter) => isRare(letter) && !isInRare(letter))).toEqual([]);
    expect([...furtherCharacters].filter((letter) => !isInFurther(letter))).toEqual([]);
    expect([...commonCharacters].filter((letter) => isInRare(letter) || isInFurther(letter))).toEqual([]);
    expect([...rareCharacters].filter((letter) => isRare(letter) && isInFurther(letter))).toEqual([]);
  });
});
