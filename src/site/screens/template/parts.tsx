import { Fragment } from "react";
import type { PartData } from "../../../domain/page.ts";
import { useMessages } from "../../language/language.tsx";
import type { Messages } from "../../language/messages.generated.ts";
import { Markup } from "../../ui/markup.tsx";
import styles from "./parts.module.css";

/** The steps of an activity or the blocks of a session: numbered squares, hop by hop. */
export function Parts({ parts }: { parts: PartData[] }) {
  const words = useMessages();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari finds no list in a grid's items
    <ol className={styles.parts} role="list">
      {parts.map((part, index) => (
        <li key={part.title}>
          {/* Texts refer to it, and a list without markers has no number of its own. */}
          <span className={styles.square}>{index + 1}</span>
          <div>
            <h3>{part.title}</h3>
            <p className={styles.facts}>
              {factsOf(part, words).map((fact, position, { length }) => (
                <Fragment key={fact}>
                  <span>{position + 1 < length ? `${fact} ·` : fact}</span>{" "}
                </Fragment>
              ))}
            </p>
            <Markup className="prose" html={part.do} />
            <blockquote className={styles.say}>
              <q>{part.say}</q>
            </blockquote>
            {part.result && (
              <p className={styles.result}>
                <strong>{words.template.result()}</strong> {part.result}
              </p>
            )}
            <Activities part={part} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The activities that a block borrows, and those that would take longer than it has. */
function Activities({ part: { activities, minutes } }: { part: PartData }) {
  const { template: words, card } = useMessages();
  const lists = [
    { title: words.activitiesFor(), those: activities.filter((it) => it.minutes <= minutes) },
    { title: words.withMoreTime(), those: activities.filter((it) => it.minutes > minutes) },
  ];
  return lists.map(
    ({ title, those }) =>
      those.length > 0 && (
        <p key={title}>
          {title}{" "}
          {those.map(({ name, url, minutes: needed }, position) => (
            <span key={url}>
              {position > 0 && ", "}
              <a href={url}>{name}</a> ({card.minutesShort({ count: needed })})
            </span>
          ))}
        </p>
      ),
  );
}

function factsOf(part: PartData, { card, template, who: whoWords }: Messages): string[] {
  const { minutes, shortest, canSkip, grows, who, groupsOf } = part;
  return [
    card.minutesShort({ count: minutes }),
    who === "groups" && groupsOf ? whoWords.groupsOf(groupsOf) : whoWords[who](),
    shortest < minutes && template.shortest({ minutes: shortest }),
    grows === "per-person" && template.growsPerPerson(),
    grows === "per-group" && template.growsPerGroup(),
    canSkip && template.canSkip(),
  ].filter((fact) => fact !== false);
}
