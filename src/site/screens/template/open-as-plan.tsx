import type { TemplateData } from "../../../domain/page.ts";
import { blocksOfSession } from "../../../domain/plan/session-blocks.ts";
import { writePlan } from "../../../domain/plan/write-plan.ts";
import { pathOf } from "../../../domain/route.ts";
import { useLocale, useMessages } from "../../language/language.tsx";
import { ButtonLink } from "../../ui/button.tsx";

/** A session becomes a plan with its blocks, which can then be changed. */
export function OpenAsPlan({ session: { key, parts } }: { session: TemplateData }) {
  const locale = useLocale();
  const { readyPlans: words } = useMessages();
  const plan = { blocks: blocksOfSession(key, parts.length) };
  return (
    <ButtonLink fill="hollow" href={pathOf({ name: "plan" }, locale) + writePlan(plan)}>
      {words.openSession()}
    </ButtonLink>
  );
}
