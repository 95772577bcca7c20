import path from "node:path";
import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";
import packageJson from "../../../../package.json" with { type: "json" };
import { needsConsent } from "../../../domain/consent.ts";
import type { ConsentConfig, SiteConfig } from "../../../domain/site-config.ts";
import { projectFolder } from "../../folders.ts";
import { type ConsentWordsSource, consentWords } from "./consent-words.ts";
import { languagePacks, type MessageSource } from "./language-packs.ts";
import { type SlugSource, slugLists } from "./slug-lists.ts";

export interface SiteOptions {
  config: SiteConfig;
  messages: MessageSource;
  /** Only the code for browsers asks for these two: see `SiteCode`. */
  slugs?: SlugSource;
  consent?: ConsentWordsSource;
  /** The folder with the subset fonts. */
  fontsFolder: string;
}

/** Vite's options for the site's code, the same for the browser, the build, development and tests. */
export function siteOptions({ config, messages, slugs, consent, fontsFolder }: SiteOptions): InlineConfig {
  // Settings that only the build reads are left out, because every page would carry them.
  const { ingestUrl, analytics, tagManagerId, platform: _, wellKnown: __, ...ofEveryPage } = config;
  const ofConsent: ConsentConfig = { ingestUrl, analytics, tagManagerId };
  return {
    configFile: false,
    root: projectFolder,
    publicDir: false,
    logLevel: "warn",
    plugins: [
      react(),
      languagePacks(messages),
      slugLists(slugs ?? (() => ({ inspiration: [], session: [], situation: [] }))),
      consentWords(consent ?? (() => undefined), config.brand),
    ],
    define: {
      __SITE_CONFIG__: JSON.stringify(ofEveryPage),
      __CONSENT_CONFIG__: JSON.stringify(ofConsent),
      __ASKS_CONSENT__: String(needsConsent(config)),
      __SITE_VERSION__: JSON.stringify(packageJson.version),
    },
    resolve: {
      alias: { "@fonts": fontsFolder },
    },
    css: {
      transformer: "lightningcss",
      lightningcss: { cssModules: { pattern: "[name]_[local]" } },
    },
  };
}

/** The folders of the built code. */
export const codeFolders = {
  scripts: "assets/js",
  styles: "assets/css",
  fonts: "assets/fonts",
} as const;

export const entries = {
  browser: path.join(projectFolder, "src/site/browser.tsx"),
  prerender: path.join(projectFolder, "src/site/prerender.tsx"),
  boards: path.join(projectFolder, "src/boards/board-renderer.ts"),
  arrival: path.join(projectFolder, "src/site/arrival/arrival.ts"),
  /** Wraps each import in the browser. */
  importFile: path.join(projectFolder, "src/site/navigation/imported-file.ts"),
};
