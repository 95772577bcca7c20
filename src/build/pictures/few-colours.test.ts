import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import { encodePng } from "./encode-png.ts";
import { limitColours } from "./few-colours.ts";

type Colour = readonly [number, number, number];

const paint = (...colours: Colour[]) => Uint8Array.from(colours.flatMap((colour) => [...colour, 255]));
const repeat = (colour: Colour, times: number) => Array.from({ length: times }, () => colour);

const paper: Colour = [250, 246, 236];
const ink: Colour = [29, 26, 43];
const coral: Colour = [238, 108, 77];

function colourOf({ palette, pixels }: ReturnType<typeof limitColours>, at: number): number[] {
  const number = (pixels[at] as number) * 3;
  return palette.slice(number, number + 3);
}

describe("limitColours", () => {
  it("leaves a picture as it is that has no more colours", () => {
    const picture = limitColours(paint(ink, paper, paper, coral), 2, 3);
    expect([picture.width, picture.height, picture.palette.length]).toEqual([2, 2, 9]);
    expect([0, 1, 2, 3].map((at) => colourOf(picture, at))).toEqual([ink, paper, paper, coral]);
  });

  it("keeps the colour of a small figure before the many tones along an edge", () => {
    const tones = Array.from({ length: 40 }, (_, index): Colour => [200 - index, 200 - index, 200 - index]);
    const picture = limitColours(
      paint(...repeat(paper, 400), ...repeat(ink, 200), ...repeat(coral, 3), ...tones.flatMap((it) => repeat(it, 4))),
      1,
      5,
    );
    expect(picture.palette).toHaveLength(15);
    expect([0, 400, 600].map((at) => colourOf(picture, at))).toEqual([paper, ink, coral]);
    for (const [index, [grey]] of tones.entries()) {
      const [red = 0] = colourOf(picture, 603 + 4 * index);
      expect(Math.abs(red - grey)).toBeLessThan(25);
    }
  });

  it("gives the same palette wherever the colours stand", () => {
    const colours = Array.from({ length: 60 }, (_, index): Colour => [index * 4, 255 - index, (index * 91) % 256]);
    expect(limitColours(paint(...colours.toReversed()), 60, 8).palette).toEqual(
      limitColours(paint(...colours), 60, 8).palette,
    );
  });
});

it("encodePng writes what others read", async () => {
  const png = await encodePng(limitColours(paint(ink, paper, coral, paper, ink, ink), 3, 24));
  const address = `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><image href="${address}" width="3" height="2" image-rendering="optimizeSpeed"/></svg>`;
  const { pixels } = new Resvg(svg).render();
  expect([...pixels]).toEqual([...paint(ink, paper, coral, paper, ink, ink)]);
});
