import { test } from "./site.ts";
import { locales } from "../../src/domain/locale.ts";
import { openPage } from "./open-page.ts";
import { readListing, valuesOf } from "./listing-facts.ts";
for (const locale of locales) test.describe(locale, () => { test.use({locale}); test("h", async ({page}) => {
  test.setTimeout(120000);
  await page.setViewportSize({width:1440,height:900});
  const best: Record<number, number> = {};
  for (const kind of ["inspiration", "session"] as const) {
  const l = readListing(locale, kind);
  await openPage(page, l.path);
  for (const width of [1024, 1100, 1200, 1280, 1440]) {
    await page.setViewportSize({width,height:900});
    for (const g of valuesOf(l,"goal").map(v=>v.id)) { 
      await page.selectOption("[data-slot=goal]", g);
      for (const p of valuesOf(l,"people").map(v=>v.id).concat("")) {
      await page.selectOption("[data-slot=group]", p);
      const size = await page.locator("main [data-slot=goal]").evaluate(e => {
        const p = e.closest("p") as HTMLElement;
        for (let s = 40; s > 15; s -= 0.5) { p.style.setProperty("--sentence-size", s + "px"); if (p.getBoundingClientRect().height < 2.5*1.45*s) return s; } return 0; });
      best[width] = Math.min(best[width] ?? 99, size);
    } }
  } }
  console.log(locale, JSON.stringify(best));
}); });
