import type { Server } from "node:http";
import path from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { locales } from "../../domain/locale.ts";
import type { MeasureText, Renderer } from "../../domain/renderer.ts";
import { createRenderer, type RendererModules } from "../bundle/load-renderer.ts";
import { languageModule, partsWithWords } from "../bundle/vite/language-packs.ts";
import { entries, type SiteOptions, siteOptions } from "../bundle/vite/site-options.ts";
import { slugModule } from "../bundle/vite/slug-lists.ts";
import { cacheFolder, projectFolder } from "../folders.ts";
import { galleryCode } from "./gallery-document.ts";

/** Vite, serving the site's code from its sources on the port of the pages. */
export function serveSiteCode(options: SiteOptions, server: Server): Promise<ViteDevServer> {
  return createServer({
    ...siteOptions(options),
    appType: "custom",
    mode: "development",
    logLevel: "info",
    publicDir: path.join(projectFolder, "public"),
    cacheDir: path.join(cacheFolder, "vite"),
    server: {
      middlewareMode: true,
      hmr: { server },
      watch: { ignored: isOfNoInterest },
    },
    optimizeDeps: {
      entries: [entries.browser, galleryCode],
      // Imported by the language packs, which exist in memory alone: Vite does not find these imports beforehand.
      include: ["@messageformat/runtime", "@messageformat/runtime/lib/cardinals", "@messageformat/runtime/lib/plurals"],
    },
  });
}

/** Folders without code, and those that builds and the platform write to: watching them would cost the system for nothing. */
export function isOfNoInterest(file: string): boolean {
  // Only the path inside the project counts: the project itself may stand in a folder named docs.
  return /^(?:\.cache|\.data|\.?dist(?:\..+)?|tests|docs)(?:$|[\\/])/.test(path.relative(projectFolder, file));
}

/** Makes a renderer of the site's code as it is now; the same one until the code changes. */
export function rendererLoader(vite: ViteDevServer, measure: MeasureText): () => Promise<Renderer> {
  let last: { modules: RendererModules; renderer: Promise<Renderer> } | undefined;
  return async () => {
    const pages = (await vite.ssrLoadModule(entries.prerender)) as RendererModules["pages"];
    const boards = (await vite.ssrLoadModule(entries.boards)) as RendererModules["boards"];
    if (last?.modules.pages !== pages || last.modules.boards !== boards) {
      const modules = { pages, boards };
      last = { modules, renderer: createRenderer(modules, measure) };
    }
    return last.renderer;
  };
}

/** Has what is made of the content for each language made anew when it is next asked for. */
export function forgetLanguages(vite: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(vite.environments)) {
    for (const locale of locales) {
      const packs = [undefined, ...partsWithWords].map((part) => languageModule(locale, part));
      for (const id of [slugModule(locale), ...packs]) {
        const module = moduleGraph.getModuleById(id);
        if (module) moduleGraph.invalidateModule(module);
      }
    }
  }
}

/** Whether a file is code that only the renderer loads: Vite tells no browser of its changes. */
export function isForDrawingOnly(vite: ViteDevServer, file: string): boolean {
  const { client, ssr } = vite.environments;
  return !client.moduleGraph.getModulesByFile(file)?.size && Boolean(ssr.moduleGraph.getModulesByFile(file)?.size);
}
