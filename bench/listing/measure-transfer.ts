import path from "node:path";
import type { Page } from "@playwright/test";
import { screenNames } from "../../src/domain/page.ts";
import type { BenchSite } from "../bench-site.ts";
import { compressedBytes } from "../compressed-bytes.ts";
import { searchField } from "./measure-deeds.ts";
import { type ServedListing, visitListing } from "./visit.ts";

/** The pause between two letters when people type. */
const letterMs = 150;

export const parts = [
  "html",
  "styles",
  "scripts",
  "searching",
  "index",
  "cards",
  "facets",
  "prefetched",
  "apart",
] as const;
/**
 * `searching` is the code that searches; `index`, `cards` and `facets` (the rest) are data files of the listing; `prefetched` are data
 * and code of other pages; `apart` are fonts and pictures.
 */
export type Part = (typeof parts)[number];
export type Transfer = Record<Part, number> & { total: number };

/** Scripts of other screens, prefetched for linked pages. */
const codeOfOtherScreens = new RegExp(
  `[/-](${screenNames.filter((name) => name !== "listing").join("|")})(-screen)?\\.[^/]+$`,
);

const ofFirstView: readonly Part[] = ["html", "styles", "scripts"];
/** Comes when the page idles, or when it is first needed. */
const ofFinding: readonly Part[] = ["searching", "index", "cards", "facets"];

/** The transfer until nothing more is fetched, of which the total is what the first view takes, and the number of its elements. */
export async function measureFirstView(listing: ServedListing) {
  const visit = await visitListing(listing);
  const { page } = visit;
  const transfer = weigh(listing.site, visit.files, ofFirstView);
  const elements = [await countElements(visit.page)];
  for (let more = 0; more < 2; more += 1) {
    const before = await page.locator("main li h3").count();
    const button = page.locator("main ul + p button");
    if ((await button.count()) === 0) break;
    await button.click();
    await page.waitForFunction((count) => document.querySelectorAll("main li h3").length > count, before);
    await visit.waitUntilQuiet();
    elements.push(await countElements(page));
  }
  await visit.close();
  return { transfer, elements };
}

function countElements(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll("*").length);
}

/** The transfer for a keyword, typed letter by letter on a listing that has just been opened, with what has come when that idled. */
export async function measureKeyword(listing: ServedListing, keyword: string): Promise<Transfer> {
  const visit = await visitListing(listing);
  const before = new Set(visit.files);
  await searchField(visit.page).click();
  await visit.page.keyboard.type(keyword, { delay: letterMs });
  await visit.waitUntilQuiet();
  const files = [...visit.files].filter((file) => !before.has(file) || ofFinding.includes(partOf(file)));
  await visit.close();
  return weigh(listing.site, files, ofFinding);
}

function weigh(site: BenchSite, files: Iterable<string>, counted: readonly Part[]): Transfer {
  const transfer = Object.fromEntries([...parts, "total"].map((part) => [part, 0])) as Transfer;
  for (const file of files) {
    const part = partOf(file);
    const bytes = compressedBytes(path.join(site.folder, file.endsWith("/") ? `${file}index.html` : file));
    transfer[part] += bytes;
    if (counted.includes(part)) transfer.total += bytes;
  }
  return transfer;
}

function partOf(file: string): Part {
  if (file.endsWith("/") || file.endsWith(".html")) return "html";
  if (file.endsWith(".css")) return "styles";
  if (/\/(search|analyzer)\.[^/]+\.js$/.test(file)) return "searching";
  if (file.endsWith(".js")) return codeOfOtherScreens.test(file) ? "prefetched" : "scripts";
  if (file.startsWith("/assets/data/")) return "prefetched";
  if (!file.endsWith(".json")) return "apart";
  if (/-search\.\w+\/[^/]+$/.test(file)) return "index";
  return /\/card-\d+\.json$/.test(file) ? "cards" : "facets";
}
