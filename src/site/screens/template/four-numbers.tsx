import type { TemplateData } from "../../../domain/page.ts";
import { useLocale, useMessages } from "../../language/language.tsx";
import { groupSizeFigure } from "../../template-card/group-size-text.ts";
import styles from "./four-numbers.module.css";

/** Minutes, people, level and preparation, as the squares of a hopscotch. */
export function FourNumbers({ template }: { template: TemplateData }) {
  const locale = useLocale();
  const { template: words } = useMessages();
  const { minutes, group, level, preparationMinutes } = template;
  const squares = [
    { figure: String(minutes), unit: words.minutes({ count: minutes }) },
    { figure: groupSizeFigure(group, words), unit: words.people() },
    { figure: `${level.rank}/3`, unit: words.facilitation({ level: level.name.toLocaleLowerCase(locale) }) },
    { figure: String(preparationMinutes), unit: words.preparation() },
  ];
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari finds no list in a grid's items
    <ul className={styles.squares} role="list">
      {squares.map(({ figure, unit }) => (
        <li key={unit}>
          <b>{figure}</b> <span>{unit}</span>
        </li>
      ))}
    </ul>
  );
}
