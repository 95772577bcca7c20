import { cp, mkdir } from "node:fs/promises";
import path from "node:path";
import type { SiteConfig } from "../domain/site-config.ts";
import { buildCode } from "./build-code.ts";
import { type CompressedFile, compressedCache, compressFolder } from "./compress.ts";
import { projectFolder } from "./folders.ts";
import { prepareFonts } from "./fonts.ts";
import { contentSecurityPolicy, hashInlineScript, writeHeadersFile } from "./headers.ts";
import { loadRenderer } from "./load-renderer.ts";
import { PageSpool } from "./page-spool.ts";
import { planPages } from "./pages/plan-pages.ts";
import { Pictures } from "./pictures.ts";
import { rasterCache } from "./rasterise.ts";
import { readCatalogue, readMessages } from "./read-site-content.ts";
import { spoolPages } from "./spool-pages.ts";
import { Stopwatch } from "./stopwatch.ts";
import { slugsOf } from "./vite/language-packs.ts";
import { messageTypesFile, writeMessageTypes } from "./vite/message-types.ts";
import { PictureWriter } from "./write/picture-writer.ts";
import { writeRobots, writeSitemap } from "./write/sitemap.ts";
import { writePages } from "./write/write-pages.ts";
import { writeSiteFile } from "./write/write-site-file.ts";

export interface BuildOrder {
  contentFolder: string;
  outFolder: string;
  config: SiteConfig;
  /** Leaves out pictures as PNG and compressed copies, which take most of the time. For measuring the rest. */
  isLight?: boolean;
}

export interface BuildReport {
  pages: number;
  hash: string;
  /** How long each stage took, in milliseconds. */
  stages: ReadonlyMap<string, number>;
  compressed: CompressedFile[];
}

/** Content in, site out. Throws a ContentError or a PageAssemblyError when something in the content is wrong. */
export async function buildSite({
  contentFolder,
  outFolder,
  config,
  isLight = false,
}: BuildOrder): Promise<BuildReport> {
  const watch = new Stopwatch();
  const fonts = await watch.time("prepare", () => prepareFonts());
  const messages = await watch.time("prepare", () => readMessages(contentFolder));
  writeMessageTypes(messages.en, messageTypesFile);
  const site = { config, fontsFolder: fonts.folder };

  const wordsOnly = {
    messages: (locale: keyof typeof messages) => messages[locale],
    slugs: () => ({ inspiration: [], session: [] }),
  };
  const renderer = await watch.time("prepare", () => loadRenderer({ ...site, packs: wordsOnly }, fonts.measure));
  const catalogue = await watch.time("compile", () => readCatalogue(contentFolder, renderer));

  const packs = { ...wordsOnly, slugs: (locale: keyof typeof messages) => slugsOf(catalogue, locale) };
  const assets = await watch.time("bundle", () => buildCode({ ...site, packs }, outFolder));
  await mkdir(outFolder, { recursive: true });
  await cp(path.join(projectFolder, "public"), outFolder, { recursive: true });

  const pictures = new Pictures(catalogue, renderer);
  const pictureWriter = new PictureWriter({ folder: outFolder, fontFiles: fonts.files, withRasters: !isLight });
  const { hash, pages } = await PageSpool.use(async (spool) => {
    await spoolPages(planPages({ catalogue, messages, pictures, brand: config.brand }), {
      spool,
      pictures,
      pictureWriter,
      watch,
    });
    const hash = spool.hashBuild(assets);
    return { hash, pages: await writePages(outFolder, spool, { hash, renderer, assets, watch }) };
  });

  const brandOutline = fonts.outline(config.brand.toLowerCase());
  await writeSiteFile(outFolder, "/logo.svg", renderer.drawLogo("light", brandOutline));
  await writeSiteFile(outFolder, "/logo-dark.svg", renderer.drawLogo("dark", brandOutline));
  await writeSiteFile(outFolder, "/sitemap.xml", writeSitemap(pages, config.siteUrl));
  await writeSiteFile(outFolder, "/robots.txt", writeRobots(config.siteUrl));
  await writeHeadersFile(
    outFolder,
    contentSecurityPolicy({
      inlineScriptHashes: [hashInlineScript(assets.arrivalScript)],
      appOrigin: config.appUrl,
      apiOrigin: config.apiUrl,
    }),
  );
  const compressed = isLight ? [] : await watch.time("compress", () => compressFolder(outFolder, compressedCache));
  await Promise.all([rasterCache.prune(), compressedCache.prune()]);
  return { pages: pages.length, hash, stages: watch.stages, compressed };
}
