import type { SiteConfig } from "./src/domain/site-config.ts";

const corporateUrl = "https://www.marelle.example/{locale}";

/** The one place to re-brand the site. What differs from deployment to deployment can also be set by the environment. */
export const siteConfig: SiteConfig = {
  brand: "Marelle",
  siteName: "Inspirations",
  siteUrl: "https://inspirations.marelle.example",
  appUrl: "https://app.marelle.example",
  apiUrl: "https://api.marelle.example",
  // What `/privacy/` says of it. Where it is not the reference platform, write `isReference: false`.
  platform: {
    isReference: true,
    eventsKeptDays: 400,
    signInIdleDays: 14,
    signInMaxDays: 90,
    isCookieCrossSite: false,
  },
  freeReadings: 5,
  ingestUrl: null,
  analytics: { key: "inspirations", isBatched: false, excludedRoutes: [] },
  tagManagerId: null,
  wellKnown: { securityContact: null, changePasswordPath: "/account" },
  corporateUrls: {
    corporate: `${corporateUrl}/`,
    features: `${corporateUrl}/features/`,
    uses: `${corporateUrl}/uses/`,
    pricing: `${corporateUrl}/pricing/`,
    blog: `${corporateUrl}/blog/`,
    whitePapers: `${corporateUrl}/white-papers/`,
    caseStudies: `${corporateUrl}/case-studies/`,
    helpCenter: `${corporateUrl}/help/`,
    company: `${corporateUrl}/company/`,
    careers: `${corporateUrl}/careers/`,
    partners: `${corporateUrl}/partners/`,
    press: `${corporateUrl}/press/`,
    demo: `${corporateUrl}/demo/`,
    contact: `${corporateUrl}/contact/`,
  },
  socialUrls: {
    linkedin: "https://www.linkedin.com/company/marelle-example",
    facebook: "https://www.facebook.com/marelle-example",
    x: "https://x.com/marelle_example",
  },
};
