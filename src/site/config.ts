import type { ConsentConfig, SiteConfig, WellKnownConfig } from "../domain/site-config.ts";

declare const __SITE_CONFIG__: Omit<SiteConfig, keyof ConsentConfig | keyof WellKnownConfig | "platform">;
declare const __ASKS_CONSENT__: boolean;
declare const __SITE_VERSION__: string;

/** Set by the build from `site.config.ts` and the environment. */
export const config = __SITE_CONFIG__;
/** If false, none of the code that asks for consent is ever loaded. */
export const asksConsent = __ASKS_CONSENT__;
export const version = __SITE_VERSION__;
