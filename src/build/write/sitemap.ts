import type { PageContext } from "../../domain/page.ts";

/** A page as far as search engines look for it. */
export type ListedPage = { path: string } & Pick<PageContext, "translations">;

/** Every page that is to be found, with its translations. */
export function writeSitemap(pages: readonly ListedPage[], siteUrl: string): string {
  const entries = pages
    .filter(({ translations }) => translations.length > 0)
    .map(({ path, translations }) => {
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
  return `User-agent: *\nDisallow: /assets/data/\nDisallow: /assets/listing/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
