import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { CatalogueOf } from "../../domain/catalogue.ts";
import type { ConsentLocale } from "../../domain/consent.ts";
import { tagManagerOrigin } from "../../domain/consent.ts";
import { type Locale, locales, unprefixedLocale } from "../../domain/locale.ts";
import type { TemplateOutline } from "../../domain/template.ts";
import { templateIndexPath } from "../../domain/template-index.ts";
import { bundledSite } from "../bundle/bundles.ts";
import { hashCode } from "../bundle/code-hash.ts";
import { type SlugsOfLanguage, slugsOf } from "../bundle/vite/slug-lists.ts";
import { listFiles } from "../cache/list-files.ts";
import { hashOf } from "../cache/result-cache.ts";
import { CannotBuildError } from "../cannot-build.ts";
import { projectFolder } from "../folders.ts";
import { copyExtension } from "../hosting/compress.ts";
import { contentSecurityPolicy, hashInlineScript } from "../hosting/content-security-policy.ts";
import { hostFiles } from "../hosting/host-files.ts";
import { siteHeaders } from "../hosting/site-headers.ts";
import { templateIndex } from "../pages/template-index.ts";
import type { TemplateSource } from "../pages/template-source.ts";
import { rasterise } from "../pictures/rasterise.ts";
import { drawTouchIcon, touchIcon } from "../pictures/touch-icon.ts";
import type { BuildInputs } from "../workers/build-tools.ts";
import type { PageSettings } from "./page-writer.ts";
import type { SiteFolders } from "./site-folder.ts";
import { type SitePlace, SiteWriter } from "./site-writer.ts";
import { type ListedPage, writeRobots, writeSitemaps } from "./sitemap.ts";
import { wellKnownFiles, wellKnownRedirects } from "./well-known.ts";

const publicFolder = path.join(projectFolder, "public");

const iconFile = path.join(publicFolder, "favicon.svg");

/** An operator may need them: `.well-known/`, `.htaccess`. */
const withHidden = { withHidden: true };

export interface FrameOrder {
  inputs: BuildInputs;
  catalogue: CatalogueOf<TemplateOutline>;
  folders: SiteFolders;
  isLight: boolean;
}

export interface SiteFrame {
  pages: PageSettings;
  /** Writes the files that belong to no page, such as the sitemap of these pages and the list of these templates. */
  write: (plans: readonly ListedPage[], templates: TemplateSource) => Promise<string[]>;
  /** Copies the files of `public/`. Throws where one would replace another file of the site. */
  copyPublic: (others: readonly string[]) => Promise<void>;
}

/** All files but the pages' own: the code, `public/`, the icon for phones, the rules for hosts, the sitemap. */
export async function prepareFrame({ inputs, catalogue, folders, isLight }: FrameOrder): Promise<SiteFrame> {
  const { config, fonts, messages } = inputs;
  const { folder: codeFolder, assets } = await bundledSite({
    config,
    fontsFolder: fonts.folder,
    messages,
    slugs: Object.fromEntries(locales.map((locale) => [locale, slugsOf(catalogue, locale)])) as Record<
      Locale,
      SlugsOfLanguage
    >,
    consent: catalogue.consent satisfies Record<ConsentLocale, unknown>,
  });
  const policy = contentSecurityPolicy({
    inlineScriptHashes: [hashInlineScript(assets.arrivalScript)],
    appOrigin: config.appUrl,
    apiOrigin: config.apiUrl,
    ...(config.ingestUrl !== null && { ingestOrigin: config.ingestUrl }),
    ...(config.tagManagerId !== null && { tagManagerOrigin }),
  });
  // An operator may have one that is drawn for it, or no icon at all.
  const favicon = existsSync(iconFile) ? readFileSync(iconFile) : undefined;
  // Under a name that changes with it: browsers ask for the icon at each new address, and do not where they may keep it.
  const icon = favicon && `/assets/images/favicon.${hashOf([favicon]).slice(0, 8)}.svg`;
  const publicAddresses = listFiles(publicFolder, withHidden).map((file) => `/${file}`);
  const place: SitePlace = { path: folders.path, before: folders.before, isLight };
  return {
    pages: { place, hash: hashCode(assets), assets: { ...assets, icon }, policy },
    async write(plans, templates) {
      const writer = new SiteWriter(place);
      copyFolder(codeFolder, writer);
      const hosting = {
        rules: siteHeaders(policy, {
          isHttps: config.siteUrl.startsWith("https:"),
          pagePaths: plans.map((plan) => plan.path),
        }),
        prefixes: locales.filter((locale) => locale !== unprefixedLocale).map((locale) => `/${locale}`),
        redirects: wellKnownRedirects(config),
      };
      for (const [name, content] of Object.entries(hostFiles(hosting))) writer.write(`/${name}`, content);
      for (const { address, content } of writeSitemaps(plans, config.siteUrl)) writer.write(address, content);
      writer.write("/robots.txt", writeRobots(config.siteUrl));
      for (const [address, content] of Object.entries(wellKnownFiles(config, new Date())))
        writer.write(address, content);
      writer.write(templateIndexPath, JSON.stringify(templateIndex(templates)));
      if (favicon && icon) writer.write(icon, favicon);
      if (!isLight && favicon && !publicAddresses.includes(touchIcon.address)) {
        writer.writeLater(touchIcon.address, () => rasterise(drawTouchIcon(favicon), touchIcon.widthPx));
      }
      return writer.finish();
    },
    async copyPublic(others) {
      refusePublic(publicAddresses, others);
      const writer = new SiteWriter(place);
      copyFolder(publicFolder, writer);
      await writer.finish();
    },
  };
}

/** Refuses public files that would replace another file of the site, and names that hosts would not show. */
export function refusePublic(addresses: readonly string[], others: readonly string[]): void {
  const taken = addresses.filter((address) => others.some((other) => isInTheWay(address, other)));
  if (taken.length > 0)
    throw new CannotBuildError(`The build makes files of these names itself, so remove them: ${listPublic(taken)}`);
  const hidden = addresses.filter((address) => address.endsWith(copyExtension));
  if (hidden.length > 0)
    throw new CannotBuildError(
      `Hosts take names in ${copyExtension} for compressed copies, and show none of them; name these otherwise, such as .zip: ${listPublic(hidden)}`,
    );
}

function listPublic(addresses: readonly string[]): string {
  return addresses.map((address) => `public${address}`).join(", ");
}

/** Whether both are the same file, or one is a file where the other needs a folder. */
function isInTheWay(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long.startsWith(short) && (long.length === short.length || long[short.length] === "/");
}

function copyFolder(folder: string, writer: SiteWriter): void {
  for (const file of listFiles(folder, withHidden)) writer.write(`/${file}`, readFileSync(path.join(folder, file)));
}
