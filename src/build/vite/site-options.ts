import path from "node:path";
import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";
import packageJson from "../../../package.json" with { type: "json" };
import type { SiteConfig } from "../../domain/site-config.ts";
import { projectFolder } from "../folders.ts";
import { type LanguagePackSource, languagePacks } from "./language-packs.ts";

export interface SiteOptions {
  config: SiteConfig;
  packs: LanguagePackSource;
  /** Where the subset fonts stand. */
  fontsFolder: string;
}

/** What the site's code needs of Vite wherever it is built: for the browser, for the build, in development and in tests. */
export function siteOptions({ config, packs, fontsFolder }: SiteOptions): InlineConfig {
  return {
    configFile: false,
    root: projectFolder,
    publicDir: false,
    logLevel: "warn",
    plugins: [react(), languagePacks(packs)],
    define: { __SITE_CONFIG__: JSON.stringify(config), __SITE_VERSION__: JSON.stringify(packageJson.version) },
    resolve: {
      alias: {
        "@fonts": fontsFolder,
        "@messageformat/runtime/lib/cardinals": path.join(projectFolder, "src/site/language/plural-rules.ts"),
      },
    },
    css: {
      transformer: "lightningcss",
      lightningcss: { cssModules: { pattern: "[name]_[local]" } },
    },
  };
}

/** Where the built code stands. */
export const codeFolders = {
  scripts: "assets/js",
  styles: "assets/css",
  fonts: "assets/fonts",
} as const;

export const entries = {
  browser: path.join(projectFolder, "src/site/browser.tsx"),
  prerender: path.join(projectFolder, "src/site/prerender.tsx"),
  arrival: path.join(projectFolder, "src/site/arrival/arrival.ts"),
};
