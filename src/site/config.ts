import type { SiteConfig } from "../domain/site-config.ts";

declare const __SITE_CONFIG__: SiteConfig;
declare const __SITE_VERSION__: string;

/** Set by the build from `site.config.ts` and the environment. */
export const config = __SITE_CONFIG__;
export const version = __SITE_VERSION__;
