import { rangeOf } from "../../../domain/group-size.ts";
import type { TemplateData } from "../../../domain/page.ts";
import { usualPeople } from "../../../domain/plan/plan.ts";
import { blocksOfSession } from "../../../domain/plan/session-blocks.ts";
import { writePlan } from "../../../domain/plan/write-plan.ts";
import { pathOf } from "../../../domain/route.ts";
import { useLocale, useMessages } from "../../language/language.tsx";
import { ButtonLink } from "../../ui/button.tsx";

/** A session becomes a plan with its blocks, which can then be changed, for a number of people that it is made for. */
export function OpenAsPlan({ session: { key, parts, group } }: { session: TemplateData }) {
  const locale = useLocale();
  const { readyPlans: words } = useMessages();
  const { from, to } = rangeOf(group);
  const plan = { people: Math.min(to, Math.max(from, usualPeople)), blocks: blocksOfSession(key, parts.length) };
  return (
    <ButtonLink fill="hollow" href={pathOf({ name: "plan" }, locale) + writePlan(plan)}>
      {words.openSession()}
    </ButtonLink>
  );
}
