import path from "node:path";
import { describe, expect, it } from "vitest";
import { assembleCatalogue } from "../../src/compiler/assemble.ts";
import { parseContent } from "../../src/compiler/content.ts";
import { readContent } from "../../src/compiler/read-content.ts";
import { locales } from "../../src/domain/locale.ts";
import { leastShare, measureQueries, readQueries, shareOf } from "./measure-queries.ts";

const contentFolder = path.join(import.meta.dirname, "../../content");

describe("the keyword search", async () => {
  const catalogue = assembleCatalogue(parseContent(await readContent(contentFolder)));
  const results = await measureQueries(catalogue, await readQueries());

  it("is asked at least 150 queries, at least 20 in each language", () => {
    expect(results.length).toBeGreaterThanOrEqual(150);
    for (const locale of locales) {
      expect(results.filter((result) => result.locale === locale).length, locale).toBeGreaterThanOrEqual(20);
    }
  });

  it("is asked for templates that exist", () => {
    const keys = [...catalogue.inspirations, ...catalogue.sessions].map(({ kind, key }) => `${kind} ${key}`);
    for (const { kind, wanted } of results) expect(keys).toContain(`${kind} ${wanted}`);
  });

  it("gives the wanted template among the first three for 95 of 100 queries", () => {
    const missed = results.filter(({ isFound }) => !isFound);
    const list = missed.map(
      ({ locale, keyword, wanted, found }) => `${locale} “${keyword}”: ${wanted} not in ${found}`,
    );
    console.info(`${missed.length} of ${results.length} queries missed\n${list.join("\n")}`);
    expect(shareOf(results), list.join("\n")).toBeGreaterThanOrEqual(leastShare);
  });
});
