import type { Locale } from "./locale.ts";
import type { ConsentConfig } from "./site-config.ts";

/** The question of consent has two versions (R4.6). */
export const consentLocales = ["en", "fr"] as const satisfies Locale[];
export type ConsentLocale = (typeof consentLocales)[number];

export function consentLocaleOf(locale: Locale): ConsentLocale {
  return locale === "fr" ? "fr" : "en";
}

/** `{brand}` stands for the brand. */
export interface ConsentWords {
  title: string;
  intro: string;
  analytics: string;
  tagManager: string;
  outro: string;
  /** The link to the page about privacy. */
  privacy: string;
  accept: string;
  decline: string;
  /** The earlier choice, if the question is asked once more. */
  given: string;
  refused: string;
  /** Leaves the choice as it is. */
  keep: string;
}

/** How the names of cookies begin that the usual tags of a tag manager set. */
export const tagCookies = ["_ga", "_gid", "_gat", "_gcl", "_gac", "_dc_gtm"];

/** The host of the tag manager's script. */
export const tagManagerOrigin = "https://www.googletagmanager.com";

type Configured = Pick<ConsentConfig, "ingestUrl" | "tagManagerId">;

/** If nothing needs consent, nobody is asked. */
export function needsConsent({ ingestUrl, tagManagerId }: Configured): boolean {
  return ingestUrl !== null || tagManagerId !== null;
}

/** The parts of the question that concern this site. */
export function consentQuestion(words: ConsentWords, { ingestUrl, tagManagerId }: Configured): string {
  const { intro, analytics, tagManager, outro } = words;
  return [intro, ingestUrl !== null && analytics, tagManagerId !== null && tagManager, outro].filter(Boolean).join(" ");
}
