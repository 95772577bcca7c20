import { expect, it } from "vitest";
import { scale, withLetters } from "./draw-png.ts";

it("scales the drawing itself to the width of the PNG, and keeps its shape", () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="696" height="480.5" viewBox="0 0 696 480.5"><rect width="9" height="9"/></svg>';
  expect(scale(svg)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1392" height="961" viewBox="0 0 696 480.5"><rect width="9" height="9"/></svg>',
  );
});

it("puts a letter of each font below the drawing, and nothing into it", () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="696" height="480.5" viewBox="0 0 696 480.5"><rect width="9" height="9"/></svg>';
  expect(withLetters(svg, ["Display", "Text"])).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="696" height="500.5" viewBox="0 0 696 500.5"><rect width="9" height="9"/>' +
      '<text x="0" y="496.5" font-family="Display" font-weight="700" font-size="16">m</text>' +
      '<text x="20" y="496.5" font-family="Text" font-weight="700" font-size="16">m</text></svg>',
  );
});
