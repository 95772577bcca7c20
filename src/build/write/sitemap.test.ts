import { describe, expect, it } from "vitest";
import { locales } from "../../domain/locale.ts";
import { type ListedPage, writeRobots, writeSitemaps } from "./sitemap.ts";

const both = [
  { locale: "en", url: "/" },
  { locale: "fr", url: "/fr/" },
] as const;

const only = (pages: ListedPage[]): string => {
  const [file, ...others] = writeSitemaps(pages, "https://site.example");
  expect(others).toEqual([]);
  expect(file?.address).toBe("/sitemap.xml");
  return file?.content ?? "";
};

describe("writeSitemaps", () => {
  it("names each page with all its translations, and English as the one for all others", () => {
    const sitemap = only([{ path: "/fr/", translations: [...both] }]);
    expect(sitemap).toContain(
      "<url><loc>https://site.example/fr/</loc>" +
        '<xhtml:link rel="alternate" hreflang="en" href="https://site.example/"/>' +
        '<xhtml:link rel="alternate" hreflang="fr" href="https://site.example/fr/"/>' +
        '<xhtml:link rel="alternate" hreflang="x-default" href="https://site.example/"/></url>',
    );
    expect(sitemap).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^>]+>\n<url>.*<\/url>\n<\/urlset>\n$/,
    );
  });

  it("names no default where there is no English", () => {
    const sitemap = only([{ path: "/fr/x/", translations: [{ locale: "fr", url: "/fr/x/" }] }]);
    expect(sitemap).toContain("https://site.example/fr/x/");
    expect(sitemap).not.toContain("x-default");
  });

  it("leaves out pages that stand for those that do not exist", () => {
    expect(only([{ path: "/404/", translations: [] }])).not.toContain("<url>");
  });

  it("is an index of several where one would list too many pages", () => {
    const pages = Array.from({ length: 5 }, (_, index) => ({ path: `/${index}/`, translations: [...both] }));
    const [index, ...parts] = writeSitemaps(pages, "https://site.example", 2);
    expect(index?.address).toBe("/sitemap.xml");
    expect(
      [...(index?.content ?? "").matchAll(/<loc>https:\/\/site\.example(.*?)<\/loc>/g)].map(([, path]) => path),
    ).toEqual(parts.map(({ address }) => address));
    expect(parts.map(({ content }) => content.match(/<url>/g)?.length)).toEqual([2, 2, 1]);
    expect(parts.map(({ content }) => content).join("")).toContain("<loc>https://site.example/4/</loc>");
  });
});

it("keeps each sitemap below the 50 MB of the protocol, with long addresses in seven languages", () => {
  const slug = "a-name-of-a-template-that-is-rather-long-in-most-languages-and-hardly-ever-longer";
  const translations = locales.map((locale) => ({ locale, url: `/${locale}/inspiration/${slug}-${locale}/` }));
  const pages = Array.from({ length: 50_000 }, (_, index) => ({
    path: `/fr/inspiration/${slug}-${index}/`,
    translations,
  }));
  const [, ...parts] = writeSitemaps(pages, "https://inspirations.a-long-name-of-a-company.example");
  expect(parts.length).toBeGreaterThan(1);
  for (const { content } of parts) expect(Buffer.byteLength(content)).toBeLessThan(50 * 1024 ** 2);
});

describe("writeRobots", () => {
  it("tells where the sitemap is, and keeps the data files out of search results", () => {
    expect(writeRobots("https://site.example")).toBe(
      "User-agent: *\nDisallow: /assets/data/\nDisallow: /assets/listing/\nDisallow: /assets/plan/\n\nSitemap: https://site.example/sitemap.xml\n",
    );
  });
});
