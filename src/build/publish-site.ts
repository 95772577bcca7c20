import { cp } from "node:fs/promises";
import path from "node:path";
import type { Catalogue } from "../domain/catalogue.ts";
import type { ConsentLocale } from "../domain/consent.ts";
import { type Locale, locales, unprefixedLocale } from "../domain/locale.ts";
import { tagManagerOrigin } from "../domain/site-config.ts";
import { buildCode, hashCode } from "./build-code.ts";
import { projectFolder } from "./folders.ts";
import { type CompressedFile, compressedCache, compressFolder } from "./hosting/compress.ts";
import { contentSecurityPolicy, hashInlineScript } from "./hosting/content-security-policy.ts";
import { siteHeaders } from "./hosting/site-headers.ts";
import { writeHostFiles } from "./hosting/write-host-files.ts";
import { planPages } from "./pages/plan-pages.ts";
import { Pictures } from "./pictures.ts";
import { rasterCache } from "./rasterise.ts";
import { Stopwatch } from "./stopwatch.ts";
import { slugsOf } from "./vite/language-packs.ts";
import type { Workshop } from "./workshop.ts";
import { PictureWriter } from "./write/picture-writer.ts";
import { SiteFolder } from "./write/site-folder.ts";
import { writeRobots, writeSitemap } from "./write/sitemap.ts";
import { writePages } from "./write/write-pages.ts";

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

/**
 * A catalogue becomes a site, wherever it comes from. Throws a PageAssemblyError when a page cannot be put together; the site
 * that stood there then stands as before.
 */
export async function publishSite(order: PublishOrder): Promise<BuildReport> {
  return SiteFolder.build(order.outFolder, (site) => writeSite(site, order));
}

async function writeSite(site: SiteFolder, order: PublishOrder): Promise<BuildReport> {
  const { workshop, catalogue, isLight = false, inLocales, watch = new Stopwatch() } = order;
  const { config, fonts, messages, renderer } = workshop;
  const packs = {
    messages: (locale: Locale) => messages[locale],
    slugs: (locale: Locale) => slugsOf(catalogue, locale),
    consent: (locale: ConsentLocale) => catalogue.consent[locale],
  };
  const assets = await watch.time("bundle", () => buildCode({ config, fontsFolder: fonts.folder, packs }, site.path));
  await cp(path.join(projectFolder, "public"), site.path, { recursive: true });

  const hash = hashCode(assets);
  const policy = contentSecurityPolicy({
    inlineScriptHashes: [hashInlineScript(assets.arrivalScript)],
    appOrigin: config.appUrl,
    apiOrigin: config.apiUrl,
    ...(config.ingestUrl !== null && { ingestOrigin: config.ingestUrl }),
    ...(config.tagManagerId !== null && { tagManagerOrigin }),
  });
  await writeHostFiles(site.path, {
    rules: siteHeaders(policy, { isHttps: config.siteUrl.startsWith("https:") }),
    prefixes: locales.filter((locale) => locale !== unprefixedLocale).map((locale) => `/${locale}`),
  });
  await site.keepWhatIsTheSame();

  const pictures = new Pictures(catalogue, renderer);
  const pictureWriter = new PictureWriter({ site, fontFiles: fonts.files, withRasters: !isLight });
  const plans = planPages({ catalogue, messages, pictures, brand: config.brand, ...(inLocales && { inLocales }) });
  const pages = await writePages(plans, { site, hash, renderer, assets, policy, pictures, pictureWriter, watch });

  const brandOutline = fonts.outline(config.brand.toLowerCase());
  await site.write("/logo.svg", renderer.drawLogo("light", brandOutline));
  await site.write("/logo-dark.svg", renderer.drawLogo("dark", brandOutline));
  await site.write("/sitemap.xml", writeSitemap(pages, config.siteUrl));
  await site.write("/robots.txt", writeRobots(config.siteUrl));
  const compressed = isLight
    ? []
    : await watch.time("compress", () => compressFolder(site.path, { cache: compressedCache, before: site }));
  await Promise.all([rasterCache.prune(), compressedCache.prune()]);
  return { pages: pages.length, hash, stages: watch.stages, compressed };
}
