import { describe, expect, it } from "vitest";
import type { Template } from "../../domain/template.ts";
import { hashOf } from "../cache/result-cache.ts";
import { makeCatalogue } from "../testing/test-catalogue.ts";
import { makeRenderer } from "../testing/test-renderer.ts";
import { Pictures } from "./pictures.ts";
import { hashRaster } from "./rasterise.ts";

const { vocabulary, inspirations } = makeCatalogue();
const alpha = inspirations[0] as Template;
const pictures = new Pictures(vocabulary, makeRenderer());

describe("the address of a picture", () => {
  const { files } = pictures.ofTemplate(alpha, pictures.draw(alpha, "fr"), "fr");

  it("changes with what an SVG holds, and with all that a PNG is made from", () => {
    expect(files.map(({ rasterWidth }) => rasterWidth)).toEqual([undefined, 1200]);
    for (const { address, svg, rasterWidth } of [...files, pictures.siteImage("fr"), pictures.card(alpha)]) {
      const drawing = hashOf([svg]);
      const hash = rasterWidth === undefined ? drawing : hashRaster(drawing, rasterWidth);
      expect(address.split(".").at(-2)).toBe(hash.slice(0, 8));
    }
  });
});
