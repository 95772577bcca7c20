import type { KeptPlan } from "../../../plans/kept-plan.ts";

/** So many plans are seen at once. Of more, one is looked for. */
export const mostWithoutSearch = 8;

/** The plans in whose name, titles, notes or date all words that are sought stand, wherever and with whichever accents. */
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
