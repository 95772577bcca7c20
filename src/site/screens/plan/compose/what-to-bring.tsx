import type { FittedPlan } from "../../../../domain/plan/fit-plan.ts";
import { useMessages } from "../../../language/language.tsx";

/** The material for all blocks together, as one list. */
export function WhatToBring({ materials }: Pick<FittedPlan, "materials">) {
  const { plan, materials: words } = useMessages();
  if (materials.size === 0) return null;
  return (
    <section className="plan-bring" aria-labelledby="bring">
      <h2 id="bring">{plan.bring()}</h2>
      <ul>
        {[...materials].map(([item, count]) => (
          <li key={item}>{words[item]({ count })}</li>
        ))}
      </ul>
    </section>
  );
}
