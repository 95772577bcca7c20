import type { KeptPlan } from "../../../plans/kept-plan.ts";

/** The most plans without a field to search them, because so many are seen at a glance. */
export const mostWithoutSearch = 8;

/** Finds the plans that have all the sought words in their name, titles, notes or date, in any place and with any accents. */
export function findPlans(
  plans: readonly KeptPlan[],
  sought: string,
  nameOf: (plan: KeptPlan) => string,
): readonly KeptPlan[] {
  const words = plain(sought).split(/\s+/);
  return plans.filter((kept) => {
    const { blocks, date = "" } = kept.plan;
    const own = blocks.flatMap((it) => [
      it.kind === "own" || it.kind === "break" ? it.title : "",
      it.kind === "own" ? it.note : "",
    ]);
    const text = plain([nameOf(kept), date, ...own].join(" "));
    return words.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();
}
