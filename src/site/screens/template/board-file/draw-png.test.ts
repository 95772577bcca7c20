import { expect, it } from "vitest";
import { scale } from "./draw-png.ts";

it("scales the drawing itself to the width of the PNG, and keeps its shape", () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="696" height="480.5" viewBox="0 0 696 480.5"><rect width="9" height="9"/></svg>';
  expect(scale(svg)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1392" height="961" viewBox="0 0 696 480.5"><rect width="9" height="9"/></svg>',
  );
});
