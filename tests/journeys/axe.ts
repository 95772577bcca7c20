import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The barriers that axe finds in a part of the page as it stands. Run in the page itself, whose policy lets no script in. */
export async function findViolations(page: Page, within: string): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(source);
  const { violations } = (await page.evaluate(
    ([scope, runOnly]) =>
      (window as unknown as { axe: typeof import("axe-core") }).axe.run(scope, {
        runOnly,
        resultTypes: ["violations"],
      }),
    [within, rules] as const,
  )) as AxeResults;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}
