import { build } from "vite";
import { entries, type SiteOptions, siteOptions } from "../vite/site-options.ts";

/**
 * Bundles what draws pages and boards into one module, with all of its packages: so React is the one for production wherever the
 * module is loaded, and not a second time as slow.
 */
export async function bundleRenderer(options: SiteOptions, folder: string, fileName: string): Promise<void> {
  const site = siteOptions(options);
  await build({
    ...site,
    mode: "production",
    define: { ...site.define, "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: entries.prerender,
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { output: { entryFileNames: fileName, codeSplitting: false } },
    },
  });
}
