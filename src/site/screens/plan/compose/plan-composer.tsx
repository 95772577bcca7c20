import type { PlanProps } from "../plan-props.ts";

/** The plan's own values, and its blocks. */
export function PlanComposer({ fitted }: PlanProps) {
  return (
    <ol>
      {fitted.blocks.map(({ startsAfter, template, minutes }) => (
        <li key={startsAfter}>
          {template?.name} {minutes}
        </li>
      ))}
    </ol>
  );
}
