import type { ComponentProps } from "react";
import { isRangeFacet } from "../../../domain/finding/facets.ts";
import type { FacetData } from "../../../domain/page.ts";
import { useMessages } from "../../language/language.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import styles from "./facet-panel.module.css";
import { FacetValue } from "./facet-value.tsx";
import { rangeText } from "./facet-words.ts";

/** The values that a long list shows before it is opened. */
const valuesAtFirst = 8;

/** One or two more than those are shown as well: opening a list for them is not worth it. */
const valuesWorthHiding = 3;

interface Props extends Pick<ComponentProps<typeof FacetValue>, "onToggle"> {
  facet: FacetData;
  chosen: readonly string[];
  counts: Readonly<Record<string, number>>;
  isOpen: boolean;
}

export function FacetGroup({ facet: { id, values }, chosen, counts, isOpen, onToggle }: Props) {
  const messages = useMessages();
  const title = messages.facets[id]();
  const isLong = values.length >= valuesAtFirst + valuesWorthHiding;
  const first = isLong ? values.slice(0, valuesAtFirst) : values;
  const others = values.slice(first.length);

  const draw = ({ id: value, name, color }: FacetData["values"][number]) => (
    <FacetValue
      key={value}
      onToggle={onToggle}
      facet={id}
      value={value}
      name={name ?? (isRangeFacet(id) ? rangeText(id, value, messages) : value)}
      color={color}
      count={counts[value] ?? 0}
      isChosen={chosen.includes(value)}
    />
  );

  return (
    <Disclosure className={styles.group} summary={title} isOpen={isOpen} isNeeded={chosen.length > 0}>
      <fieldset className={styles.values}>
        <legend className="visually-hidden">{title}</legend>
        {first.map(draw)}
        {others.length > 0 && (
          <Disclosure
            className={styles.more}
            summary={messages.facets.moreValues({ count: others.length })}
            isNeeded={others.some((it) => chosen.includes(it.id))}
          >
            {others.map(draw)}
          </Disclosure>
        )}
      </fieldset>
    </Disclosure>
  );
}
