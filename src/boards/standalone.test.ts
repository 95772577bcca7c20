import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it, vi } from "vitest";
import { chalks } from "../domain/vocabulary.ts";
import { drawBoard } from "./draw-board.tsx";
import { chalkTones, grounds, noteInk } from "./palette.ts";
import { composeSocialImage } from "./social-image.tsx";
import { boardStyle, toStandaloneSvg } from "./standalone.ts";
import { boardSamples, measureRoughly as measure } from "./test-boards.ts";

// Test runs empty stylesheets unless told otherwise.
vi.mock("./board.css?raw", () => ({ default: readFileSync(new URL("./board.css", import.meta.url), "utf8") }));

const { facts, words } = boardSamples.quadrants ?? {
  facts: { kind: "", areas: [] },
  words: { caption: "", areas: {} },
};
const { svg } = drawBoard(facts, words, measure);

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** How many pixels of a rasterised drawing have exactly a colour. */
function countPixels(file: string, hex: string): number {
  const { pixels } = new Resvg(file, { font: { loadSystemFonts: false } }).render();
  const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  let count = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if (wanted.every((value, index) => pixels[at + index] === value)) count += 1;
  }
  return count;
}

describe("standalone boards", () => {
  it("have the colours of the page", () => {
    expect(grounds.light).toEqual({ paper: "#faf6ec", card: "#fffdf7", ink: "#1d1a2b", ink2: "#5a5568" });
    expect(grounds.dark).toEqual({ paper: "#1a1724", card: "#292438", ink: "#f5efe0", ink2: "#bcb4c9" });
    expect(chalkTones.light.coral).toEqual({ chalk: "#ee6c4d", soft: "#f6a48f", pale: "#fbe0d8" });
    expect(chalkTones.dark.coral).toEqual({ chalk: "#ee6c4d", soft: "#f6a48f", pale: "#43272a" });
  });

  it.each(["light", "dark"] as const)("keep text readable on every ground in the %s theme", (theme) => {
    const { card, ink, ink2 } = grounds[theme];
    for (const chalk of chalks) {
      const tones = chalkTones[theme][chalk];
      expect(contrast(noteInk, tones.chalk)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(noteInk, tones.soft)).toBeGreaterThanOrEqual(4.5);
      for (const ground of [card, tones.pale]) {
        expect(contrast(ink, ground)).toBeGreaterThanOrEqual(7);
        expect(contrast(ink2, ground)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it("hold every colour as a value", () => {
    const style = boardStyle(svg, "mint");
    expect(style).toContain(chalkTones.light.mint.chalk);
    expect(style).not.toMatch(/var\(|currentColor/);
  });

  it("are painted by a rasteriser that reads classes from the style", () => {
    const file = toStandaloneSvg(svg, { chalk: "mint", background: true });
    expect(countPixels(file, chalkTones.light.mint.pale)).toBeGreaterThan(20_000);
    expect(countPixels(file, chalkTones.light.mint.chalk)).toBeGreaterThan(10_000);
    expect(countPixels(file, grounds.light.card)).toBeGreaterThan(50_000);
  });

  it("are transparent without a background", () => {
    const file = toStandaloneSvg(svg, { chalk: "mint" });
    expect(countPixels(file, chalkTones.light.mint.pale)).toBe(0);
  });

  it("follow the viewer's theme on request", () => {
    expect(toStandaloneSvg(svg, { chalk: "sun" })).not.toContain("prefers-color-scheme");
    expect(toStandaloneSvg(svg, { chalk: "sun", theme: "auto" })).toContain(grounds.dark.card);
  });
});

describe("social images", () => {
  const order = {
    name: "SWOT & co",
    promise: "See where you stand.",
    facts: "60 min",
    chalk: "sun",
    brand: "marelle",
    board: svg,
    measure,
  } as const;

  it("hold name, promise, facts and board at 1200 by 630", () => {
    const image = composeSocialImage(order);
    expect(image).toContain('viewBox="0 0 1200 630"');
    for (const text of ["SWOT &amp; co", "See where", "60 min", "Area a"]) expect(image).toContain(text);
    expect(new Resvg(image, { font: { loadSystemFonts: false } }).render().width).toBe(1200);
  });

  it("set a long name in at most three lines", () => {
    const image = composeSocialImage({ ...order, name: "The retrospective of the four seasons for teams" });
    const [, title = ""] = /<text class="b-title" font-size="[\d.]+">(.*?)<\/text>/.exec(image) ?? [];
    expect(title.match(/<tspan/g)?.length).toBeLessThanOrEqual(3);
  });
});
