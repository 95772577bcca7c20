/** The pictures of the built site: light, and none that is made for few. */
import { statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { listFiles } from "../../src/build/cache/list-files.ts";
import { builtFolder } from "./built-folder.ts";

/** Of an image for social networks, on average: 75 templates in seven languages have 15 MB of them. */
const meanBytes = 30_000;

const filesIn = (folder: string) => listFiles(path.join(builtFolder, folder)).map((name) => `${folder}/${name}`);

test("images for social networks are light", () => {
  const images = filesIn("assets/images").filter((name) => name.endsWith(".png"));
  const bytes = images.reduce((sum, name) => sum + statSync(path.join(builtFolder, name)).size, 0);
  expect(bytes / images.length).toBeLessThan(meanBytes);
});

test("boards to download are SVG alone, without compressed copies: browsers make the PNG of one that is asked for (R2.16)", () => {
  const files = filesIn("assets/boards");
  const ofPages = files.filter((name) => name.includes(".card."));
  const toDownload = files.filter((name) => !ofPages.includes(name));
  expect(toDownload.length).toBeGreaterThan(ofPages.length);
  expect(toDownload.filter((name) => !name.endsWith(".svg"))).toEqual([]);
});
