import type { TemplateData } from "../../../domain/page.ts";
import { useLocale, useMessages } from "../../language/language.tsx";
import { groupSizeFigure, groupSizeText } from "../../template-card/group-size-text.ts";
import styles from "./four-numbers.module.css";

interface Square {
  figure: string;
  unit: string;
  /** In words, if the figure would be read out as "4 14" or "two thirds". */
  said?: string;
}

const isSeenOnly = (said: string | undefined) => said !== undefined || undefined;

/** Minutes, people, level and preparation, as the squares of a hopscotch. */
export function FourNumbers({ template }: { template: TemplateData }) {
  const locale = useLocale();
  const { template: words, card } = useMessages();
  const { minutes, group, level, preparationMinutes } = template;
  const levelText = words.facilitation({ level: level.name.toLocaleLowerCase(locale) });
  const squares: Square[] = [
    { figure: String(minutes), unit: words.minutes({ count: minutes }) },
    { figure: groupSizeFigure(group, words), unit: words.people(), said: groupSizeText(group, card) },
    { figure: `${level.rank}/3`, unit: levelText, said: levelText },
    { figure: String(preparationMinutes), unit: words.preparation() },
  ];
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari finds no list in a grid's items
    <ul className={styles.squares} role="list">
      {squares.map(({ figure, unit, said }) => (
        <li key={unit}>
          <b aria-hidden={isSeenOnly(said)}>{figure}</b> <span aria-hidden={isSeenOnly(said)}>{unit}</span>
          {said && <span className="visually-hidden">{said}</span>}
        </li>
      ))}
    </ul>
  );
}
