import type { Locale } from "./locale.ts";
import type { RouteName } from "./route.ts";

const corporateLinks = [
  "corporate",
  "features",
  "uses",
  "pricing",
  "blog",
  "whitePapers",
  "caseStudies",
  "helpCenter",
  "company",
  "careers",
  "partners",
  "press",
  "demo",
  "contact",
] as const;

export type CorporateLink = (typeof corporateLinks)[number];

export const socialNetworks = ["linkedin", "facebook", "x"] as const;

export type SocialNetwork = (typeof socialNetworks)[number];

/** What is to be done of which visitors are asked for consent. */
export interface ConsentConfig {
  /** Where analytics events go (R7.4); null for no analytics at all. */
  ingestUrl: string | null;
  analytics: {
    /** The client key, one of those that the platform knows. */
    key: string;
    /** Whether events wait for each other, rather than going at once (R9.2). */
    isBatched: boolean;
    /** Pages of which no view is counted. */
    excludedRoutes: readonly RouteName[];
  };
  /** `GTM-...`; null for no tag manager (R7.5). */
  tagManagerId: string | null;
}

/** What an operator sets to make the site theirs: the brand, and where everything outside of the site stands. */
export interface SiteConfig extends ConsentConfig {
  brand: string;
  /** Of the site alone; stands in every title (R1.3). */
  siteName: string;
  /** The public address of the site, without a slash at the end. */
  siteUrl: string;
  /** Where visitors sign in, sign up and use a template. */
  appUrl: string;
  /** Where the site asks who is signed in. Empty for none: then nobody is asked for, no reading is blocked, and there is no newsletter. */
  apiUrl: string;
  /** How many templates an anonymous visitor reads in full (R4.3). */
  freeReadings: number;
  /** Addresses with `{locale}` in the place of the language's code. */
  corporateUrls: Record<CorporateLink, string>;
  socialUrls: Record<SocialNetwork, string>;
}

export function localizedUrl(address: string, locale: Locale): string {
  return address.replaceAll("{locale}", locale);
}
