import { build } from "vite";
import { entries, type SiteOptions, siteOptions } from "./vite/site-options.ts";

/**
 * Bundles the code that draws pages and boards, with all packages. So React is its production version in every process that loads the
 * bundle: its development version takes twice as long.
 */
export async function bundleRenderer(options: SiteOptions, folder: string): Promise<void> {
  const site = siteOptions(options);
  await build({
    ...site,
    mode: "production",
    define: { ...site.define, "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: { pages: entries.prerender, boards: entries.boards },
        output: { entryFileNames: "[name].mjs", chunkFileNames: "[name].[hash].mjs" },
      },
    },
  });
}
