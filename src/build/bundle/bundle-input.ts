import type { InterfaceMessages } from "../../compiler/read-interface.ts";
import type { ConsentLocale, ConsentWords } from "../../domain/consent.ts";
import type { Locale } from "../../domain/locale.ts";
import type { SiteConfig } from "../../domain/site-config.ts";
import type { SiteOptions } from "./vite/site-options.ts";
import type { SlugsOfLanguage } from "./vite/slug-lists.ts";

/** All that the site's code is bundled with, as plain data. */
export interface SiteCode {
  config: SiteConfig;
  /** Where the subset fonts stand. */
  fontsFolder: string;
  messages: Record<Locale, InterfaceMessages>;
  /** For the browser alone. The renderer cannot have them: they are known once the content is compiled, which takes the renderer. */
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
