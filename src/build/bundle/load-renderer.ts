import path from "node:path";
import { pathToFileURL } from "node:url";
import type { BoardRenderer, MeasureText, PageRenderer, PictureWords, Renderer } from "../../domain/renderer.ts";
import type { SiteCode } from "./bundle-input.ts";
import { bundledRenderer, rendererFiles } from "./bundles.ts";

/** The entries of the code that draws. */
export interface RendererModules {
  pages: { createPageRenderer: () => Promise<PageRenderer> };
  boards: { createBoardRenderer: (measure: MeasureText, words: PictureWords) => BoardRenderer };
}

/** Bundles what draws the site, and loads it. */
export async function loadRenderer(code: SiteCode, measure: MeasureText): Promise<Renderer> {
  return importRenderer(await bundledRenderer(code), measure);
}

export async function importRenderer(folder: string, measure: MeasureText): Promise<Renderer> {
  const load = (file: string) => import(pathToFileURL(path.join(folder, file)).href);
  const [pages, boards] = await Promise.all([load(rendererFiles.pages), load(rendererFiles.boards)]);
  return createRenderer({ pages, boards }, measure);
}

export async function createRenderer({ pages, boards }: RendererModules, measure: MeasureText): Promise<Renderer> {
  const { pictureWords, ...ofPages } = await pages.createPageRenderer();
  return { ...ofPages, ...boards.createBoardRenderer(measure, pictureWords) };
}
