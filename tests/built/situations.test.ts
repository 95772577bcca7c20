/** Situations: a page each, with all templates that help then, each with its reason (R10.1). */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { locales } from "../../src/domain/locale.ts";
import { mostInSituation, type SituationData } from "../../src/domain/page.ts";
import { homePath } from "../../src/domain/route.ts";
import { type BuiltPage, elementsOf, isFindable, readPages } from "./built-pages.ts";

const vocabulary = path.resolve(import.meta.dirname, "../../content/vocabulary/situations.yaml");
const ids = Object.keys(parse(readFileSync(vocabulary, "utf8")));

const pages = readPages().filter(isFindable);
const pagesOf = (locale: string) => pages.filter(({ file }) => file.context.locale === locale);
const dataOf = (page: BuiltPage) => page.file.data as SituationData;
const linksOf = (page: BuiltPage) => elementsOf(page, "a").map(({ attributes }) => attributes.href ?? "");

for (const locale of locales) {
  const situations = pagesOf(locale).filter(({ file }) => file.data.screen === "situation");
  const templates = pagesOf(locale).flatMap(({ address, file: { data } }) =>
    data.screen === "template" ? [{ address, data }] : [],
  );

  test(`each situation has a page in ${locale}, to which home leads, the others, and every template that helps (R10.1)`, () => {
    expect(situations.map((page) => dataOf(page).id).sort()).toEqual([...ids].sort());
    const home = pages.find(({ address }) => address === homePath(locale)) as BuiltPage;
    for (const page of situations) {
      const { id } = dataOf(page);
      expect(linksOf(home)).toContain(page.address);
      for (const other of situations) if (other !== page) expect(linksOf(other)).toContain(page.address);
      for (const { address, data } of templates) {
        const isNamed = data.situations.some((situation) => situation.id === id);
        const itsPage = pages.find((each) => each.address === address) as BuiltPage;
        expect(linksOf(itsPage).includes(page.address), `${address} and ${page.address}`).toBe(isNamed);
      }
    }
  });

  test(`in ${locale} it has each template that names it, with that template's own words on when it helps (R10.1)`, () => {
    for (const page of situations) {
      const { id, counts } = dataOf(page);
      const helping = templates.filter(({ data }) => data.situations.some((situation) => situation.id === id));
      expect(helping.length).toBeGreaterThan(0);
      expect(helping.length).toBeLessThanOrEqual(mostInSituation);
      expect(counts.inspiration + counts.session, page.address).toBe(helping.length);
      const [, cards = ""] = /<section aria-labelledby="helps">(.*?)<\/section>/s.exec(page.html) ?? [];
      expect(cards.match(/<article/g)).toHaveLength(helping.length);
      for (const { address, data } of helping) {
        expect(cards, page.address).toContain(`href="${address}"`);
        expect(cards, page.address).toContain(data.summary.when);
      }
      for (const kind of ["inspiration", "session"] as const) {
        const [prefix] = page.address.split("situation/");
        expect(linksOf(page).includes(`${prefix}${kind}s/?situation=${id}`)).toBe(counts[kind] > 0);
      }
    }
  });
}
