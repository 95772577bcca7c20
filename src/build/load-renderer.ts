import { mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import type { MeasureText, Renderer } from "../domain/renderer.ts";
import { cacheFolder } from "./folders.ts";
import { entries, type SiteOptions, siteOptions } from "./vite/site-options.ts";

const fileName = "prerender.js";

interface PrerenderModule {
  createRenderer: (measure: MeasureText) => Promise<Renderer>;
}

/** Bundles the site for the build and loads it. */
export async function loadRenderer(options: SiteOptions, measure: MeasureText): Promise<Renderer> {
  // A folder of its own, so that builds can run side by side; inside the project, where the bundle finds its packages.
  await mkdir(cacheFolder, { recursive: true });
  const folder = await mkdtemp(path.join(cacheFolder, "prerender-"));
  try {
    await bundle(options, folder);
    const { createRenderer } = (await import(pathToFileURL(path.join(folder, fileName)).href)) as PrerenderModule;
    return await createRenderer(measure);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function bundle(options: SiteOptions, outFolder: string): Promise<void> {
  await build({
    ...siteOptions(options),
    mode: "production",
    build: {
      ssr: entries.prerender,
      outDir: outFolder,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { output: { entryFileNames: fileName, codeSplitting: false } },
    },
  });
}
