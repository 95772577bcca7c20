import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import type { MeasureText, Renderer } from "../domain/renderer.ts";
import { entries, type SiteOptions, siteOptions } from "./vite/site-options.ts";

interface PrerenderModule {
  createRenderer: (measure: MeasureText) => Promise<Renderer>;
}

/** Bundles the site for the build and loads it. */
export async function loadRenderer(options: SiteOptions, measure: MeasureText, outFolder: string): Promise<Renderer> {
  await build({
    ...siteOptions(options),
    mode: "production",
    build: {
      ssr: entries.prerender,
      outDir: outFolder,
      emptyOutDir: true,
      minify: false,
      // One file, so that loading it anew loads all of it anew.
      rolldownOptions: { output: { entryFileNames: "prerender.js", codeSplitting: false } },
    },
  });
  const address = pathToFileURL(path.join(outFolder, "prerender.js"));
  // A process that builds twice must not get the first build's module.
  address.searchParams.set("loaded", String(process.hrtime.bigint()));
  const { createRenderer } = (await import(address.href)) as PrerenderModule;
  return createRenderer(measure);
}
