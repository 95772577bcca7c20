import { type Browser, chromium } from "@playwright/test";
import { chromiumFlags } from "../../scripts/ensure-chromium.mjs";
import { readConfig } from "../../src/build/read/read-config.ts";
import { type RealContent, readRealContent } from "../../src/build/testing/test-publish-site.ts";
import type { Locale } from "../../src/domain/locale.ts";
import { pathOf } from "../../src/domain/route.ts";
import { checkCatalogue, countStems } from "../catalogue/check-catalogue.ts";
import { makeCatalogue } from "../catalogue/make-catalogue.ts";
import { openSyntheticSite } from "../catalogue/synthetic-site.ts";
import { chromiumPath } from "../chromium.ts";
import type { Row } from "../rows.ts";
import { limits, sizes } from "./limits.ts";
import type { ListingFigures } from "./listing-figures.ts";
import { measureDeeds } from "./measure-deeds.ts";
import { measureFirstView, measureKeyword, type Transfer } from "./measure-transfer.ts";
import { printBytes } from "./print-bytes.ts";
import { printResults, promisedRows } from "./results-rows.ts";
import { sampleKeywords } from "./sample-keywords.ts";

const locale: Locale = "fr";
const path = pathOf({ name: "inspirations" }, locale);
const cpuSlowdown = 4;

const timedKeywords = 7;
const weighedKeywords = 7;

/** Fewer to the larger listings, which alone would take several minutes. */
const visitsTo = (size: number) => (size === sizes[0] ? 7 : 3);

/** Measures the cost of a listing as it grows. */
export async function measureListing(): Promise<Row[]> {
  const figures = await listingFigures();
  printResults(figures);
  printBytes(figures);
  return promisedRows(figures);
}

async function listingFigures(): Promise<ListingFigures[]> {
  const content = await readRealContent(readConfig({}));
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    const figures: ListingFigures[] = [];
    for (const size of sizes) figures.push(await measureSize(browser, content, size));
    return figures;
  } finally {
    await browser.close();
  }
}

async function measureSize(browser: Browser, content: RealContent, size: number): Promise<ListingFigures> {
  const catalogue = makeCatalogue(content.catalogue, size, [locale]);
  checkCatalogue(catalogue, size);
  const site = await openSyntheticSite(catalogue, content, locale);
  const listing = { browser, site, locale, path };
  try {
    const { transfer, elements } = await measureFirstView(listing);
    const typed = sampleKeywords(catalogue, locale, timedKeywords);
    const taking = await measureDeeds(listing, { visits: visitsTo(size), keywords: typed, cpuSlowdown });
    const onSlowLine = size === sizes[0] && {
      takingOnSlowLine: await measureDeeds(listing, {
        visits: visitsTo(size),
        keywords: typed,
        cpuSlowdown,
        isSlow: true,
      }),
    };
    const keywords: Transfer[] = [];
    if (size === limits.keywordSize) {
      for (const keyword of sampleKeywords(catalogue, locale, weighedKeywords)) {
        keywords.push(await measureKeyword(listing, keyword));
      }
    }
    return {
      size,
      stems: countStems(catalogue, locale),
      elements,
      firstView: transfer,
      keywords,
      taking,
      ...onSlowLine,
    };
  } finally {
    await site.close();
  }
}
