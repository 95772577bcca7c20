import type { PlanLink } from "../../domain/page.ts";
import { planIn, type ReadyPlan } from "../../domain/plan/ready-plan.ts";
import { writePlan } from "../../domain/plan/write-plan.ts";
import { pathOf } from "../../domain/route.ts";
import type { PageMaker } from "./page-maker.ts";

/** Links that open plans of the content in the page's language. */
export function planLinks(plans: readonly ReadyPlan[], { locale }: PageMaker): PlanLink[] {
  return plans.map((plan) => ({
    url: pathOf({ name: "plan" }, locale) + writePlan(planIn(locale, plan)),
    title: plan.title[locale],
    sentence: plan.sentence[locale],
    minutes: plan.minutes,
    people: plan.people,
  }));
}
