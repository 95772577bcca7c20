import { describe, expect, it } from "vitest";
import { composeSocialImage } from "./social-image.tsx";
import { measureRoughly } from "./test-boards.ts";

const order = {
  name: "SWOT matrix",
  promise: "See where you stand, and agree on what to do next.",
  facts: "45 min",
  chalk: "sun",
  board: '<svg viewBox="0 0 696 480"></svg>',
  measure: measureRoughly,
  brand: "marelle",
} as const;

describe("the picture that a shared link shows", () => {
  it("holds the words", () => {
    const svg = composeSocialImage(order);
    expect(svg).toContain("SWOT matrix");
    expect(svg).toContain("45 min");
  });

  it("is refused, with what to write instead, where a word would run into the board", () => {
    const name = "Entscheidungsfindungswerkzeugkiste".repeat(2);
    expect(() => composeSocialImage({ ...order, name })).toThrow(
      /has no room: name is "Entscheidungs.+ \(68 characters\), .+ is wider than a line/,
    );
  });
});
