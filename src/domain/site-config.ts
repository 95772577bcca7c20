import type { Locale } from "./locale.ts";
import type { RouteName } from "./route.ts";

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

/** The configuration of the code that visitors are asked to consent to. */
export interface ConsentConfig {
  /** The address that analytics events are sent to (R7.4); null for no analytics at all. */
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

/** The settings of the platform that the page about privacy tells visitors of. */
export interface PlatformConfig {
  /** If false, the operator has a platform of their own, and the page says nothing of what it keeps. */
  isReference: boolean;
  /** The same as the platform's settings of these names: `EVENTS_KEPT_DAYS` and so on. */
  eventsKeptDays: number;
  signInIdleDays: number;
  signInMaxDays: number;
  isCookieCrossSite: boolean;
}

/** Answers for programs that ask every site at the same addresses. No page needs them. */
export interface WellKnownConfig {
  wellKnown: {
    /** The address for reports of a hole, `mailto:` or `https:`; null for no `security.txt`. */
    securityContact: string | null;
    /** The page of `appUrl` to which password managers lead, such as `/account`; null for none. */
    changePasswordPath: string | null;
  };
}

/** The configuration by an operator: the brand, and all addresses outside of the site. */
export interface SiteConfig extends ConsentConfig, WellKnownConfig {
  brand: string;
  /** The name of the site without the brand, which stands in every title (R1.3). */
  siteName: string;
  /** The public address of the site, without a slash at the end. */
  siteUrl: string;
  /** The host on which visitors sign in, sign up and use a template. */
  appUrl: string;
  /**
   * The host that tells who is signed in. Empty for none: then nobody is asked for, no reading is blocked, and there is
   * no newsletter.
   */
  apiUrl: string;
  platform: PlatformConfig;
  /** How many templates an anonymous visitor reads in full (R4.3). */
  freeReadings: number;
  /** The links of the footer, which does without those that are left out. */
  corporateUrls: Links<CorporateLink>;
  socialUrls: Links<SocialNetwork>;
}

/** Addresses, with `{locale}` in the place of the language's code. */
export type Links<Name extends string> = Partial<Record<Name, string>>;

export function localizedUrl(address: string, locale: Locale): string {
  return address.replaceAll("{locale}", locale);
}

export function localizedUrls<Name extends string>(links: Links<Name>, locale: Locale): Links<Name> {
  const entries = Object.entries<string>(links as Record<Name, string>);
  return Object.fromEntries(entries.map(([name, url]) => [name, localizedUrl(url, locale)])) as Links<Name>;
}
