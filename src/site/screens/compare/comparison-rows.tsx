import type { ReactNode } from "react";
import { materialsFor } from "../../../domain/fitting/materials-for.ts";
import { shortestMinutes } from "../../../domain/fitting/shortest-minutes.ts";
import { usualPeople } from "../../../domain/fitting/usual-people.ts";
import type { TemplateData } from "../../../domain/page.ts";
import type { Messages } from "../../language/messages.generated.ts";
import { BlockList } from "../../template-card/block-list.tsx";
import { groupSizeText } from "../../template-card/group-size-text.ts";
import { placeLines } from "../../template-card/place-lines.ts";
import { LazyImage } from "../../ui/lazy-image.tsx";
import { Markup } from "../../ui/markup.tsx";
import type { ComparedTemplate } from "./compare-view.ts";
import styles from "./comparison-table.module.css";

export interface ComparisonRow {
  title: string;
  /** Prose: on phones it takes the whole width. */
  isWide?: boolean;
  of: (template: ComparedTemplate) => ReactNode;
}

/** The facts of templates, in the order in which one decides. */
export function comparisonRows(words: Messages): ComparisonRow[] {
  const { card, compare, facts } = words;
  return [
    { title: compare.board(), of: boardOf },
    { title: facts.summary(), isWide: true, of: ({ promise }) => promise },
    { title: compare.minutes(), of: (template) => minutesOf(template, words) },
    { title: compare.people(), of: ({ group }) => groupSizeText(group, card) },
    { title: facts.places(), of: ({ places }) => lines(placeLines(places, words)) },
    {
      title: compare.preparation(),
      of: ({ preparationMinutes }) => card.minutesShort({ count: preparationMinutes }),
    },
    { title: facts.level(), of: ({ level }) => level.name },
    { title: facts.goals(), of: ({ goals }) => goals.map(({ name }) => name).join(" · ") },
    { title: compare.material(), of: (template) => materialOf(template, words) },
    {
      title: facts.whenItHelps(),
      isWide: true,
      of: ({ summary }) => <Markup className="prose" html={summary.when} />,
    },
    {
      title: facts.whenNot(),
      isWide: true,
      of: ({ summary }) => <Markup className="prose" html={summary.whenNot} />,
    },
  ];
}

/** The same as on a card. */
function boardOf({ kind, goals, parts, picture }: TemplateData): ReactNode {
  return (
    <div className={styles.board} data-chalk={goals[0].color}>
      {kind === "session" ? (
        <BlockList blocks={parts} />
      ) : (
        <LazyImage src={picture} alt="" width={320} height={200} lazy={false} />
      )}
    </div>
  );
}

function minutesOf({ minutes, parts }: TemplateData, { card, compare }: Messages): string {
  const shortest = shortestMinutes({ steps: parts });
  return shortest < minutes
    ? compare.minutesFromTo({ from: shortest, to: minutes })
    : card.minutesShort({ count: minutes });
}

function materialOf({ parts, group }: TemplateData, { compare, materials }: Messages): ReactNode {
  const people = usualPeople(group);
  const needs = [...materialsFor(parts, people)];
  if (needs.length === 0) return compare.noMaterial();
  return lines([compare.materialFor({ people }), ...needs.map(([item, count]) => materials[item]({ count }))]);
}

function lines(texts: readonly string[]): ReactNode {
  return texts.map((text) => <p key={text}>{text}</p>);
}
