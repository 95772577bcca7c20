/** Plans that the site has made: each is at an address that opens, sound, and is linked from where somebody may need it (R10.3). */
import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { rootPart, type Shard, shardFile } from "../../src/domain/finding/shards.ts";
import { locales } from "../../src/domain/locale.ts";
import type { PlanData } from "../../src/domain/page.ts";
import { fitPlan } from "../../src/domain/plan/fit-plan.ts";
import { longestAddress } from "../../src/domain/plan/plan.ts";
import { planTemplatePart } from "../../src/domain/plan/plan-files.ts";
import type { PlanTemplate } from "../../src/domain/plan/plan-template.ts";
import { warningsOf } from "../../src/domain/plan/plan-warnings.ts";
import { readPlan } from "../../src/domain/plan/read-plan.ts";
import { knowBlock } from "../../src/domain/plan/template-of-block.ts";
import { pathOf } from "../../src/domain/route.ts";
import { type BuiltPage, elementsOf, readBuiltFile, readPages } from "./built-pages.ts";

const contentFolder = path.resolve(import.meta.dirname, "../../content/plans");
const count = readdirSync(contentFolder).length;
const pages = readPages();
const linksOf = (page: BuiltPage) => elementsOf(page, "a").map(({ attributes }) => attributes.href ?? "");

for (const locale of locales) {
  const planPath = pathOf({ name: "plan" }, locale);
  const planPage = pages.find(({ address }) => address === planPath) as BuiltPage;
  const data = planPage.file.data as PlanData;
  const templates = JSON.parse(readBuiltFile(data.templates + shardFile(rootPart)).toString()) as Shard;

  test(`the plans of the site open in ${locale}, fill their time, and nothing is to be said against them (R10.3)`, () => {
    expect(data.ready).toHaveLength(count);
    for (const { url, title, minutes, people } of data.ready) {
      expect(url.slice(0, planPath.length + 1)).toBe(`${planPath}?`);
      expect(`https://example.org${url}`.length, url).toBeLessThan(longestAddress);
      const { plan, problems } = readPlan(url.slice(planPath.length), { start: "00:00", people: 1 }) ?? {};
      expect(problems, url).toEqual([]);
      expect(plan).toMatchObject({ title, minutes, people });
      if (!plan) continue;
      const blocks = plan.blocks.map((block) =>
        knowBlock(block, (template) => templates[planTemplatePart(template)] as PlanTemplate | undefined),
      );
      expect(blocks, url).not.toContain(undefined);
      const fitted = fitPlan(
        plan,
        blocks.filter((block) => block !== undefined),
      );
      expect(fitted.minutes, url).toBe(minutes);
      expect(warningsOf(plan, fitted), url).toEqual([]);
    }
  });

  test(`in ${locale} the page of plans leads to them, the listing of sessions to that, and each situation to its own (R10.3)`, () => {
    const ready = data.ready.map(({ url }) => url);
    expect(linksOf(planPage).filter((href) => ready.includes(href))).toEqual(ready);
    const sessions = pages.find(({ address }) => address === pathOf({ name: "sessions" }, locale)) as BuiltPage;
    expect(linksOf(sessions)).toContain(`${planPath}#ready-made`);
    const named = new Set<string>();
    for (const page of pages) {
      const { data: its, context } = page.file;
      if (its.screen !== "situation" || context.locale !== locale) continue;
      const links = linksOf(page).filter((href) => href.startsWith(planPath));
      expect(links, page.address).toEqual(its.plans.map(({ url }) => url));
      for (const link of links) named.add(link);
    }
    expect([...named].sort()).toEqual([...ready].sort());
  });

  test(`in ${locale} each session opens as a plan of its blocks, and each activity as one of itself (R2.16, R10.3)`, () => {
    for (const page of pages) {
      const { data: its, context } = page.file;
      if (its.screen !== "template" || context.locale !== locale) continue;
      const address = linksOf(page).find((href) => href.startsWith(`${planPath}?`)) ?? "";
      const { plan, problems } = readPlan(address.slice(planPath.length), { start: "09:00", people: 8 }) ?? {};
      expect(problems, page.address).toEqual([]);
      expect(plan?.blocks, page.address).toEqual(
        its.kind === "session"
          ? its.parts.map((_, index) => ({ kind: "session", key: its.key, number: index + 1 }))
          : [{ kind: "activity", key: its.key }],
      );
    }
  });
}
