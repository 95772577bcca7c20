import { describe, expect, it } from "vitest";
import { locales } from "../../domain/locale.ts";
import { type RefusalReason, refusalPage } from "./refusal-page.ts";

const search = "?locale=fr&redirect=http%3A%2F%2Flocalhost%3A4173%2F&embed=1";
const operator = { brand: "Marelle", siteOrigin: "http://localhost:4173" };
const linksOf = (page: string) => [...page.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);

describe.each(locales)("refusalPage in %s", (locale) => {
  const read = async (reason: RefusalReason, isEmbedded: boolean) =>
    linksOf(String(await refusalPage({ operator, locale, isEmbedded, search }, reason)));

  it("leads to the start page", async () => {
    for (const reason of ["notFound", "redirect", "refused", "busy"] as const) {
      const start = `/?locale=${locale}`;
      expect(await read(reason, false)).toEqual([start, start]);
    }
  });

  it("leads to the same page again in a frame, where that can help, and to no other", async () => {
    for (const reason of ["refused", "busy"] as const)
      expect(await read(reason, true)).toEqual([search.replaceAll("&", "&amp;")]);
    for (const reason of ["notFound", "redirect"] as const) expect(await read(reason, true)).toEqual([]);
  });
});
