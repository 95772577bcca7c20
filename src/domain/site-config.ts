import type { Locale } from "./locale.ts";

export const corporateLinks = [
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

/** What an operator sets to make the site theirs: the brand, and where everything outside of the site stands. */
export interface SiteConfig {
  brand: string;
  /** Of the site alone; stands in every title (R1.3). */
  siteName: string;
  /** The public address of the site, without a slash at the end. */
  siteUrl: string;
  /** Where visitors sign in, sign up and use a template. */
  appUrl: string;
  /** Where the site asks who is signed in. Empty for none: then nobody is asked for, and no reading is blocked. */
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
