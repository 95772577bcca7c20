import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Frame, Page } from "@playwright/test";
import type { RunOptions } from "axe-core";
import { expect } from "./site.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Rules = NonNullable<RunOptions["runOnly"]>;

const allRules: Rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Rules that depend on colours; all others give the same result in every colour scheme. */
const rulesOfColour: Rules = { type: "rule", values: ["color-contrast", "link-in-text-block"] };
/** The stricter contrast of long texts. */
export const rulesOfBodyText: Rules = { type: "rule", values: ["color-contrast-enhanced"] };

const colours = {
  light: { colorScheme: "light", forcedColors: "none" },
  dark: { colorScheme: "dark", forcedColors: "none" },
  forced: { colorScheme: "dark", forcedColors: "active" },
} as const;

/** Makes axe read forced colours, which this browser leaves out of the fill colour of text; runs in the page. */
function tellForcedColours(): void {
  const { prototype } = CSSStyleDeclaration;
  const { getPropertyValue } = prototype;
  prototype.getPropertyValue = function (name) {
    return getPropertyValue.call(this, name === "-webkit-text-fill-color" ? "color" : name);
  };
}

/** The violations that axe finds in a part of the page. axe is evaluated in the page, since its policy lets no script in. */
export async function findViolations(page: Page | Frame, within: string, rules = allRules): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) {
    await page.evaluate(source);
    await page.evaluate(tellForcedColours);
  }
  return page.evaluate(
    async ([scope, runOnly]) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const { violations } = await axe.run(scope, { runOnly, resultTypes: ["violations"] });
      // Only these fields are returned, since axe's full results are large.
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
      );
    },
    [within, rules] as const,
  );
}

interface Look {
  /** A description of the part and its state, for messages. */
  at: string;
  within?: string;
  rules?: Rules;
  in?: readonly (keyof typeof colours)[];
}

/** Checks the page as it is, in light, dark and forced colours. Leaves it in light ones. */
export async function expectNoBarrier(page: Page, look: Look): Promise<void> {
  const { at, within = "html", rules, in: schemes = ["light", "dark", "forced"] } = look;
  for (const scheme of schemes) {
    await page.emulateMedia(colours[scheme]);
    const rulesOfScheme = rules ?? (scheme === "light" ? allRules : rulesOfColour);
    expect.soft(await findViolations(page, within, rulesOfScheme), `${at}, ${scheme}`).toEqual([]);
  }
  await page.emulateMedia(colours.light);
}
