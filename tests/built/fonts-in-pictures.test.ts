/** The faces in which the build draws pictures. */
import { Resvg } from "@resvg/resvg-js";
import { expect, test } from "vitest";
import { cutFonts } from "../../src/build/fonts/cut-fonts.ts";
import { readBuiltFile, readPages } from "./built-pages.ts";

const words = "Wörter 123";

test("pictures are written in the two faces, by the names that their files give", async () => {
  const { instances } = await cutFonts();
  const draw = (families: string, fontFiles: string[]) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60"><style>text{font-family:${families}}</style><text y="40" font-size="40">${words}</text></svg>`;
    return new Resvg(svg, { font: { fontFiles, loadSystemFonts: false } }).render().pixels;
  };
  const page = readPages().find(({ file }) => file.data.screen === "template");
  const file = page?.file.data.screen === "template" ? readBuiltFile(page.file.data.board.file).toString() : "";
  const [, display = ""] = /\.b-title[^}]*\{font-family: ?([^;}]+)/.exec(file) ?? [];
  const [, text = ""] = /\.b-on-note\{font-family: ?([^;}]+)/.exec(file) ?? [];
  const both = Object.values(instances);
  expect(draw(display, both).equals(draw(display, [instances.display]))).toBe(true);
  expect(draw(text, both).equals(draw(text, [instances.text]))).toBe(true);
  expect(draw(text, both).equals(draw(display, both))).toBe(false);
});
