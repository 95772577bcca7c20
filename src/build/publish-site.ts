import { cp, mkdir } from "node:fs/promises";
import path from "node:path";
import type { Catalogue } from "../domain/catalogue.ts";
import { type Locale, locales, unprefixedLocale } from "../domain/locale.ts";
import { buildCode } from "./build-code.ts";
import { projectFolder } from "./folders.ts";
import { type CompressedFile, compressedCache, compressFolder } from "./hosting/compress.ts";
import { contentSecurityPolicy, hashInlineScript } from "./hosting/content-security-policy.ts";
import { siteHeaders } from "./hosting/site-headers.ts";
import { writeHostFiles } from "./hosting/write-host-files.ts";
import { PageSpool } from "./page-spool.ts";
import { planPages } from "./pages/plan-pages.ts";
import { Pictures } from "./pictures.ts";
import { rasterCache } from "./rasterise.ts";
import { spoolPages } from "./spool-pages.ts";
import { Stopwatch } from "./stopwatch.ts";
import { slugsOf } from "./vite/language-packs.ts";
import type { Workshop } from "./workshop.ts";
import { PictureWriter } from "./write/picture-writer.ts";
import { writeRobots, writeSitemap } from "./write/sitemap.ts";
import { writePages } from "./write/write-pages.ts";
import { writeSiteFile } from "./write/write-site-file.ts";

export interface PublishOrder {
  workshop: Workshop;
  catalogue: Catalogue;
  outFolder: string;
  isLight?: boolean;
  /** All languages, where none are named: see `planPages`. */
  inLocales?: readonly Locale[];
  watch?: Stopwatch;
}

export interface BuildReport {
  pages: number;
  hash: string;
  /** How long each stage took, in milliseconds. */
  stages: ReadonlyMap<string, number>;
  compressed: CompressedFile[];
}

/** A catalogue becomes a site, wherever it comes from. Throws a PageAssemblyError when a page cannot be put together. */
export async function publishSite(order: PublishOrder): Promise<BuildReport> {
  const { workshop, catalogue, outFolder, isLight = false, inLocales, watch = new Stopwatch() } = order;
  const { config, fonts, messages, renderer } = workshop;
  const packs = {
    messages: (locale: Locale) => messages[locale],
    slugs: (locale: Locale) => slugsOf(catalogue, locale),
  };
  const assets = await watch.time("bundle", () => buildCode({ config, fontsFolder: fonts.folder, packs }, outFolder));
  await mkdir(outFolder, { recursive: true });
  await cp(path.join(projectFolder, "public"), outFolder, { recursive: true });

  const policy = contentSecurityPolicy({
    inlineScriptHashes: [hashInlineScript(assets.arrivalScript)],
    appOrigin: config.appUrl,
    apiOrigin: config.apiUrl,
  });

  const pictures = new Pictures(catalogue, renderer);
  const pictureWriter = new PictureWriter({ folder: outFolder, fontFiles: fonts.files, withRasters: !isLight });
  const plans = planPages({ catalogue, messages, pictures, brand: config.brand, ...(inLocales && { inLocales }) });
  const { hash, pages } = await PageSpool.use(async (spool) => {
    await spoolPages(plans, { folder: outFolder, spool, pictures, pictureWriter, watch });
    const hash = spool.hashBuild(assets);
    return { hash, pages: await writePages(outFolder, spool, { hash, renderer, assets, policy, watch }) };
  });

  const brandOutline = fonts.outline(config.brand.toLowerCase());
  await writeSiteFile(outFolder, "/logo.svg", renderer.drawLogo("light", brandOutline));
  await writeSiteFile(outFolder, "/logo-dark.svg", renderer.drawLogo("dark", brandOutline));
  await writeSiteFile(outFolder, "/sitemap.xml", writeSitemap(pages, config.siteUrl));
  await writeSiteFile(outFolder, "/robots.txt", writeRobots(config.siteUrl));
  await writeHostFiles(outFolder, {
    rules: siteHeaders(policy, { isHttps: config.siteUrl.startsWith("https:") }),
    prefixes: locales.filter((locale) => locale !== unprefixedLocale).map((locale) => `/${locale}`),
  });
  const compressed = isLight ? [] : await watch.time("compress", () => compressFolder(outFolder, compressedCache));
  await Promise.all([rasterCache.prune(), compressedCache.prune()]);
  return { pages: pages.length, hash, stages: watch.stages, compressed };
}
