import { readFileSync } from "node:fs";
import path from "node:path";
import type { PageFile } from "../src/domain/page.ts";
import { dataPathOf, homePath, pathOf } from "../src/domain/route.ts";

/** Which languages are measured: the default one, and English. */
const measuredLocales = ["fr", "en"] as const;

const measuredKinds = ["home", "listing", "template"] as const;
export type MeasuredKind = (typeof measuredKinds)[number];

/** The template that stands for all, by its key. */
const templateKey = "swot";

export interface MeasuredPage {
  kind: MeasuredKind;
  locale: (typeof measuredLocales)[number];
  path: string;
}

/** One page of each kind in each language. */
export function measuredPages(folder: string): MeasuredPage[] {
  const slugs = new Map(
    readPageFile(folder, pathOf({ name: "inspiration", slug: templateKey }, "en")).context.translations.map(
      ({ locale, url }) => [locale, url],
    ),
  );
  return measuredLocales.flatMap((locale) =>
    measuredKinds.map((kind) => {
      const paths = {
        home: homePath(locale),
        listing: pathOf({ name: "inspirations" }, locale),
        template: slugs.get(locale) ?? "",
      };
      return { kind, locale, path: paths[kind] };
    }),
  );
}

function readPageFile(folder: string, pagePath: string): PageFile {
  return JSON.parse(readFileSync(path.join(folder, dataPathOf(pagePath)), "utf8"));
}
