import { pathToFileURL } from "node:url";
import type { MeasureText, Renderer } from "../../domain/renderer.ts";
import { bundledBuildCode } from "./bundles.ts";
import type { SiteCode } from "./site-code.ts";

interface PrerenderModule {
  createRenderer: (measure: MeasureText) => Promise<Renderer>;
}

/** Bundles what draws the site, and loads it. */
export async function loadRenderer(code: SiteCode, measure: MeasureText): Promise<Renderer> {
  const { rendererFile } = await bundledBuildCode(code);
  return importRenderer(rendererFile, measure);
}

export async function importRenderer(file: string, measure: MeasureText): Promise<Renderer> {
  const { createRenderer } = (await import(pathToFileURL(file).href)) as PrerenderModule;
  return createRenderer(measure);
}
