/** The plan of a template that is fitted to a meeting: its fields, its facts, and the expected facts. */
import { expect, type Locator, type Page } from "@playwright/test";
import type { Locale } from "../../src/domain/locale.ts";
import type { TemplateData } from "../../src/domain/page.ts";
import { planMeeting } from "../../src/site/screens/template/fitting/plan.ts";
import { whoWorks } from "../../src/site/template-card/who-works.ts";
import { wordsIn } from "./interface-words.ts";
import { readPageFile } from "./page-file.ts";

export const swot = "/inspiration/swot/";
export const dotmocracy = "/inspiration/dotmocracy/";

export const templateAt = (address: string) => readPageFile(address).data as TemplateData;

export const buttonOf = (page: Page, locale: Locale = "en") =>
  page.getByRole("button", { name: wordsIn(locale).template.fit() });

export const planOf = (page: Page, locale: Locale = "en") =>
  page.getByRole("dialog", { name: wordsIn(locale).template.fit() });

export async function openPlan(page: Page, locale: Locale = "en"): Promise<Locator> {
  await buttonOf(page, locale).click();
  const plan = planOf(page, locale);
  await expect(plan).toBeVisible();
  return plan;
}

export const fieldOf = (plan: Locator, name: "people" | "minutes" | "start", locale: Locale = "en") =>
  plan.getByLabel(wordsIn(locale).fitting[name](), { exact: true });

/** Fills in the fields and leaves them, since a number counts once its field is left. */
export async function give(plan: Locator, people: number, minutes: number, locale: Locale = "en"): Promise<void> {
  await fieldOf(plan, "people", locale).fill(String(people));
  await fieldOf(plan, "minutes", locale).fill(String(minutes));
  await fieldOf(plan, "minutes", locale).blur();
}

/** The facts of each part that the plan shows. */
export const shownFacts = (plan: Locator) => plan.locator("summary span").allInnerTexts();

/** The facts of each part that the plan should show. */
export function expectedFacts(
  template: TemplateData,
  people: number,
  minutes: number,
  locale: Locale = "en",
): string[] {
  const words = wordsIn(locale);
  const { card, fitting } = words;
  return planMeeting(template, { people, minutes }).parts.map((planned) => {
    if (planned.minutes === undefined) return fitting.leftOut();
    const changed = planned.minutes !== planned.part.minutes;
    const grows = {
      none: undefined,
      "per-person": words.template.growsPerPerson(),
      "per-group": words.template.growsPerGroup(),
    };
    const isOpenEnded = template.group === "any" || template.group.to === undefined;
    return [
      card.minutesShort({ count: planned.minutes }) +
        (changed ? ` ${fitting.insteadOf({ minutes: planned.part.minutes })}` : ""),
      whoWorks(planned, people, words.who),
      ...(isOpenEnded ? [grows[planned.part.grows]] : []),
    ]
      .filter(Boolean)
      .join(" · ");
  });
}

/** The fewest minutes in which nothing is left out. */
export const shortestOf = ({ parts }: TemplateData) => parts.reduce((sum, part) => sum + part.shortest, 0);
