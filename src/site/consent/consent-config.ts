import type { ConsentConfig } from "../../domain/site-config.ts";

declare const __CONSENT_CONFIG__: ConsentConfig;

/** Apart from the rest of the configuration, since no first view needs it. */
export const consentConfig = __CONSENT_CONFIG__;
