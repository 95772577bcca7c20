import { describe, expect, it } from "vitest";
import { hashRaster } from "./rasterise.ts";

describe("hashRaster", () => {
  it("changes with the drawing, the width, the rasteriser's release and the cut of the fonts", () => {
    const hashes = [
      hashRaster("<svg/>", 1200, ["2.6", "fonts"]),
      hashRaster("<svg></svg>", 1200, ["2.6", "fonts"]),
      hashRaster("<svg/>", 1201, ["2.6", "fonts"]),
      hashRaster("<svg/>", 1200, ["2.7", "fonts"]),
      hashRaster("<svg/>", 1200, ["2.6", "others"]),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(hashRaster("<svg/>", 1200)).toBe(hashRaster("<svg/>", 1200));
  });
});
