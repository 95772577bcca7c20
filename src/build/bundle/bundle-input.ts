import type { InterfaceMessages } from "../../compiler/read-interface.ts";
import type { ConsentLocale, ConsentWords } from "../../domain/consent.ts";
import type { Locale } from "../../domain/locale.ts";
import type { SiteConfig } from "../../domain/site-config.ts";
import type { SiteOptions } from "./vite/site-options.ts";
import type { SlugsOfLanguage } from "./vite/slug-lists.ts";

/** The inputs of bundling the site's code, as plain data. */
export interface SiteCode {
  config: SiteConfig;
  /** The folder with the subset fonts. */
  fontsFolder: string;
  messages: Record<Locale, InterfaceMessages>;
  /**
   * `slugs` and `consent` are for the browser's bundle only: they are known once the content is compiled, which takes the
   * renderer.
   */
  slugs?: Record<Locale, SlugsOfLanguage>;
  consent?: Record<ConsentLocale, ConsentWords>;
}

export function optionsOf({ config, fontsFolder, messages, slugs, consent }: SiteCode): SiteOptions {
  return {
    config,
    fontsFolder,
    messages: (locale) => messages[locale],
    ...(slugs && { slugs: (locale: Locale) => slugs[locale] }),
    ...(consent && { consent: (locale: ConsentLocale) => consent[locale] }),
  };
}
