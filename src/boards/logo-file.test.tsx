import { describe, expect, it } from "vitest";
import { composeLogo } from "./logo-file.tsx";

const name = { path: "M0 0H3V-1H0Z", width: 4 };

describe("the logo's files (R3.7)", () => {
  it("are 175 by 42 for light grounds and 130 by 20 for dark ones", () => {
    expect(composeLogo("light", name)).toContain('width="175" height="42"');
    expect(composeLogo("dark", name)).toContain('width="130" height="20"');
  });

  it("keep a name of any length inside", () => {
    for (const width of [1, 4, 30]) {
      const svg = composeLogo("light", { ...name, width });
      const [, left = "0", scale = "0"] = /<path[^>]*translate\(([\d.]+) [\d.]+\) scale\(([\d.]+)\)/.exec(svg) ?? [];
      expect(Number(left) + Number(scale) * width).toBeLessThanOrEqual(175.001);
    }
  });
});
