import { parsePath } from "../../domain/read-path.ts";
import { isVisitorsOwn } from "../../domain/route.ts";
import type { PagePlan, SiteFile } from "../pages/page-plan.ts";

/** A page as far as search engines look for it. */
export type ListedPage = Pick<PagePlan, "path" | "translations">;

/** Half of the 50,000 pages that sitemaps.org allows: with seven translations each, 50,000 would take more than its 50 MB. */
const mostListed = 25_000;

/** Every page that is to be found, with its translations: one sitemap, or an index of several where one would be too long. */
export function writeSitemaps(pages: readonly ListedPage[], siteUrl: string, most = mostListed): SiteFile[] {
  const found = pages.filter(
    ({ path, translations }) => translations.length > 0 && !isVisitorsOwn(parsePath(path)?.route.name),
  );
  if (found.length <= most) return [{ address: "/sitemap.xml", content: writeSitemap(found, siteUrl) }];
  const parts = Array.from({ length: Math.ceil(found.length / most) }, (_, part) => ({
    address: `/sitemap-${part + 1}.xml`,
    content: writeSitemap(found.slice(part * most, (part + 1) * most), siteUrl),
  }));
  const index = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...parts.map(({ address }) => `<sitemap><loc>${siteUrl}${address}</loc></sitemap>`),
    "</sitemapindex>\n",
  ];
  return [{ address: "/sitemap.xml", content: index.join("\n") }, ...parts];
}

function writeSitemap(pages: readonly ListedPage[], siteUrl: string): string {
  const entries = pages.map(({ path, translations }) => {
    const links = translations.map(({ locale, url }) => alternate(locale, siteUrl + url));
    const english = translations.find(({ locale }) => locale === "en");
    if (english) links.push(alternate("x-default", siteUrl + english.url));
    return `<url><loc>${siteUrl}${path}</loc>${links.join("")}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>\n",
  ].join("\n");
}

// Paths are made of letters, digits, hyphens and slashes: nothing in them needs to be escaped.
function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
}

export function writeRobots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /assets/data/\nDisallow: /assets/listing/\nDisallow: /assets/plan/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
