import { encode } from "uqr";
import { expect, it } from "vitest";
import { drawCode } from "./draw-code.ts";

/** The dark modules of a path, as `x y`. */
function readModules(path: string): Set<string> {
  const dark = new Set<string>();
  for (const [, row = "", steps = ""] of path.matchAll(/M0 (\d+)\.5((?:h\d+|m\d+ 0)*)/g)) {
    let x = 0;
    for (const [, kind, length] of steps.matchAll(/([hm])(\d+)/g)) {
      for (const end = x + Number(length); x < end; x += 1) if (kind === "h") dark.add(`${x} ${row}`);
    }
  }
  return dark;
}

it.each(["https://inspirations.marelle.example/inspiration/swot/", "http://localhost:4173/de/session/squad/"])(
  "draws the code of %s, module by module",
  (url) => {
    const { data } = encode(url, { ecc: "M", border: 0 });
    const path = drawCode(data);
    const expected = data.flatMap((modules, y) => modules.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
    expect(readModules(path)).toEqual(new Set(expected));
    expect(path).toMatch(/^(?:M0 \d+\.5(?:m\d+ 0|h\d+)*h\d+)+$/);
  },
);
