import type { PlanLink } from "../../../domain/page.ts";
import { planIn, type ReadyPlan } from "../../../domain/plan/ready-plan.ts";
import { templateOfBlock } from "../../../domain/plan/template-of-block.ts";
import { writePlan } from "../../../domain/plan/write-plan.ts";
import { pathOf } from "../../../domain/route.ts";
import { referenceTo, templateKinds } from "../../../domain/template.ts";
import type { PageMaker } from "../page-maker.ts";

/** Links that open the content's plans in the page's language. Plans are left out if the language lacks one of their templates. */
export function planLinks(plans: readonly ReadyPlan[], maker: PageMaker): PlanLink[] {
  const { locale } = maker;
  const written = new Set<string>(templateKinds.flatMap((kind) => maker.templates(kind)).map(referenceTo));
  const isWritten = (block: ReadyPlan["blocks"][number]) => {
    const template = templateOfBlock(block);
    return template === undefined || written.has(template);
  };
  const isWhole = ({ blocks }: ReadyPlan) => blocks.every(isWritten);
  return plans.filter(isWhole).map((plan) => ({
    url: pathOf({ name: "plan" }, locale) + writePlan(planIn(locale, plan)),
    title: plan.title[locale],
    sentence: plan.sentence[locale],
    minutes: plan.minutes,
    people: plan.people,
  }));
}
