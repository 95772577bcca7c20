import { chromium } from "@playwright/test";
import { chromiumFlags } from "../scripts/ensure-chromium.mjs";
import type { BenchSite } from "./bench-site.ts";
import { chromiumPath } from "./chromium.ts";
import { compressedBytes } from "./compressed-bytes.ts";
import { measuredPages } from "./pages.ts";
import { phone } from "./phone.ts";
import { formatKb, printTable } from "./print-table.ts";
import type { Row } from "./rows.ts";

const locale = "fr";

/** Until nothing has been asked for this long, a page is still loading. */
const quietMs = 3_000;

/** All scripts that come to somebody who opens a template and does nothing, those of the idle page included. */
export async function measureVisit(site: BenchSite): Promise<Row[]> {
  const template = measuredPages(site.folder).find((page) => page.kind === "template" && page.locale === locale);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    const context = await browser.newContext({ ...phone, locale });
    const page = await context.newPage();
    const scripts = new Set<string>();
    let last = Date.now();
    page.on("request", () => {
      last = Date.now();
    });
    page.on("requestfinished", (request) => {
      if (request.resourceType() === "script") scripts.add(decodeURI(new URL(request.url()).pathname));
    });
    await page.goto(site.origin + template?.path, { waitUntil: "load" });
    while (Date.now() - last < quietMs) await page.waitForTimeout(100);
    const weighed = [...scripts].map((script) => [script, compressedBytes(site.folder + script)] as const);
    printTable(
      "Scripts of a visit to a template that nothing is done on, in kB of Brotli-11",
      ["script", "kB"],
      weighed.map(([script, bytes]) => [script.replace(/^.*\//, ""), formatKb(bytes)]),
    );
    const kb = weighed.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000;
    return [{ name: "scripts of a visit to a template", value: kb, unit: "kB", limit: 60, peers: "visitKb" }];
  } finally {
    await browser.close();
  }
}
