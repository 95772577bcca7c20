import { readConfig } from "../src/build/read/read-config.ts";
import { readRealContent } from "../src/build/testing/test-publish-site.ts";
import { locales } from "../src/domain/locale.ts";
import { leastShare, measureQueries, type QueryResult, readQueries, shareOf } from "../tests/search/measure-queries.ts";
import { printTable } from "./print-table.ts";

/** The share of queries that find their template. False if it is too small. */
export async function measureSearch(): Promise<boolean> {
  const { catalogue } = await readRealContent(readConfig({}));
  const results = await measureQueries(catalogue, await readQueries());
  const row = (name: string, those: readonly QueryResult[]) => [
    name,
    String(those.length),
    String(those.filter(({ isFound }) => isFound).length),
    `${(100 * shareOf(those)).toFixed(1)} %`,
  ];
  printTable(
    `Queries whose template is among the first three; the limit is ${100 * leastShare} %`,
    ["language", "queries", "found", "share"],
    [
      ...locales.map((locale) =>
        row(
          locale,
          results.filter((result) => result.locale === locale),
        ),
      ),
      row("all", results),
    ],
  );
  for (const { locale, keyword, wanted, found } of results.filter(({ isFound }) => !isFound)) {
    console.log(`- ${locale}: “${keyword}” finds ${found.join(", ") || "nothing"} before ${wanted}`);
  }
  return shareOf(results) >= leastShare;
}
