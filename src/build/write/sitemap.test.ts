import { describe, expect, it } from "vitest";
import { writeRobots, writeSitemap } from "./sitemap.ts";

const both = [
  { locale: "en", url: "/" },
  { locale: "fr", url: "/fr/" },
] as const;

describe("writeSitemap", () => {
  it("names each page with all its translations, and English as the one for all others", () => {
    const sitemap = writeSitemap([{ path: "/fr/", translations: [...both] }], "https://site.example");
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
    const sitemap = writeSitemap(
      [{ path: "/fr/x/", translations: [{ locale: "fr", url: "/fr/x/" }] }],
      "https://site.example",
    );
    expect(sitemap).toContain("https://site.example/fr/x/");
    expect(sitemap).not.toContain("x-default");
  });

  it("leaves out pages that stand for those that do not exist", () => {
    expect(writeSitemap([{ path: "/404/", translations: [] }], "https://site.example")).not.toContain("<url>");
  });
});

describe("writeRobots", () => {
  it("tells where the sitemap is, and keeps the data files out of search results", () => {
    expect(writeRobots("https://site.example")).toBe(
      "User-agent: *\nDisallow: /assets/data/\nDisallow: /assets/listing/\n\nSitemap: https://site.example/sitemap.xml\n",
    );
  });
});
