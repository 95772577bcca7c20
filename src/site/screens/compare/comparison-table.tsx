import { comparisonAddress } from "../../../domain/comparison.ts";
import { referenceTo } from "../../../domain/template.ts";
import { useLocale, useMessages } from "../../language/language.tsx";
import { RareIcon } from "../../ui/rare-icon.tsx";
import type { ComparedTemplate } from "./compare-view.ts";
import { type ComparisonRow, comparisonRows } from "./comparison-rows.tsx";
import styles from "./comparison-table.module.css";

/** Safari takes no table for one whose parts are laid out otherwise, as they are on phones. */
const role = (name: "table" | "rowgroup" | "row" | "cell" | "columnheader" | "rowheader") => ({ role: name });

/** A column a template, a row a fact; on phones the templates stand below each other in each fact. */
export function ComparisonTable({ templates }: { templates: readonly ComparedTemplate[] }) {
  const locale = useLocale();
  const words = useMessages();
  const { compare } = words;
  const without = (dropped: ComparedTemplate) =>
    comparisonAddress(templates.filter((it) => it !== dropped).map(referenceTo), locale);
  const removal: ComparisonRow = {
    title: compare.remove(),
    of: (template) => (
      <a className={styles.remove} href={without(template)} title={compare.removeName({ name: template.name })}>
        <RareIcon name="close" size={18} />
      </a>
    ),
  };
  const facts = comparisonRows(words);
  const rows = templates.length > 1 ? [...facts, removal] : facts;
  return (
    <table className={styles.table} {...role("table")} aria-label={compare.title()}>
      <thead {...role("rowgroup")}>
        <tr {...role("row")}>
          <th scope="col" {...role("columnheader")}>
            {compare.facts()}
          </th>
          {templates.map((template) => (
            <th key={template.url} scope="col" data-chalk={template.goals[0].color} {...role("columnheader")}>
              <a href={template.url}>{template.name}</a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...role("rowgroup")}>
        {rows.map(({ title, isWide, of }) => (
          <tr key={title} data-wide={isWide || undefined} {...role("row")}>
            <th scope="row" {...role("rowheader")}>
              {title}
            </th>
            {templates.map((template) => (
              <td key={template.url} {...role("cell")}>
                <span className={styles.whose} aria-hidden="true">
                  {template.name}
                </span>
                <div>{of(template)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
