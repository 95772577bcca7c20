import { cp, mkdir } from "node:fs/promises";
import path from "node:path";
import type { SiteConfig } from "../domain/site-config.ts";
import { assemblePages, hashBuild } from "./assemble-pages.ts";
import { buildCode } from "./build-code.ts";
import { type CompressedFile, compressFolder } from "./compress.ts";
import { projectFolder } from "./folders.ts";
import { prepareFonts } from "./fonts.ts";
import { contentSecurityPolicy, hashInlineScript, writeHeadersFile } from "./headers.ts";
import { loadRenderer } from "./load-renderer.ts";
import { planPages } from "./pages/plan-pages.ts";
import { Pictures } from "./pictures.ts";
import { readCatalogue, readMessages } from "./read-site-content.ts";
import { slugsOf } from "./vite/language-packs.ts";
import { messageTypesFile, writeMessageTypes } from "./vite/message-types.ts";
import { writeRobots, writeSitemap } from "./write/sitemap.ts";
import { writePages } from "./write/write-pages.ts";
import { writePictures } from "./write/write-pictures.ts";
import { writeSiteFile } from "./write/write-site-file.ts";

export interface BuildOrder {
  contentFolder: string;
  outFolder: string;
  config: SiteConfig;
}

export interface BuildReport {
  pages: number;
  hash: string;
  compressed: CompressedFile[];
}

/** Content in, site out. Throws a ContentError or a PageAssemblyError when something in the content is wrong. */
export async function buildSite({ contentFolder, outFolder, config }: BuildOrder): Promise<BuildReport> {
  const fonts = await prepareFonts();
  const messages = await readMessages(contentFolder);
  writeMessageTypes(messages.en, messageTypesFile);
  const site = { config, fontsFolder: fonts.folder };

  const wordsOnly = {
    messages: (locale: keyof typeof messages) => messages[locale],
    slugs: () => ({ inspiration: [], session: [] }),
  };
  const renderer = await loadRenderer({ ...site, packs: wordsOnly }, fonts.measure);
  const catalogue = await readCatalogue(contentFolder, renderer);

  const packs = { ...wordsOnly, slugs: (locale: keyof typeof messages) => slugsOf(catalogue, locale) };
  const assets = await buildCode({ ...site, packs }, outFolder);
  const pictures = new Pictures(catalogue, renderer);
  const pages = assemblePages(planPages({ catalogue, messages, pictures }));
  const hash = hashBuild(pages, assets);

  await mkdir(outFolder, { recursive: true });
  await cp(path.join(projectFolder, "public"), outFolder, { recursive: true });
  await writePages(outFolder, pages, { hash, renderer, assets });
  await writePictures(outFolder, pictures.files, fonts.files);
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
  return { pages: pages.length, hash, compressed: await compressFolder(outFolder) };
}
