import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { writePlan } from "../../../../domain/plan/write-plan.ts";
import { useMessages } from "../../../language/language.tsx";
import type { KeptPlan } from "../../../plans/kept-plan.ts";
import { keptPlansStore, mostUntitled } from "../../../plans/kept-plans-store.ts";
import { adoptStyles } from "../../../ui/adopt-styles.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { findPlans, mostWithoutSearch } from "./find-plans.ts";
import styles from "./my-plans.css?inline";
import { PlanEntry } from "./plan-entry.tsx";
import { PlansAsFile } from "./plans-as-file.tsx";
import type { PlansFile } from "./plans-file.ts";
import { useAdditions } from "./use-additions.ts";
import { usePlanNames } from "./use-plan-names.ts";
import { usePlanOnView } from "./use-plan-on-view.ts";

export type MyPlansProps = Parameters<typeof useAdditions>[0];

/** The outcome of the visitor's last act, in words, and how to undo it. */
interface News {
  text: string;
  undo?: () => void;
}

export function MyPlans(props: MyPlansProps) {
  const { data, plan, change } = props;
  const { keptPlans: words } = useMessages();
  const kept = useSyncExternalStore(keptPlansStore.subscribe, keptPlansStore.read);
  const isAtRisk = useSyncExternalStore(keptPlansStore.subscribe, keptPlansStore.isAtRisk);
  const nameOf = usePlanNames(data, kept);
  const [sought, setSought] = useState("");
  const [news, setNews] = useState<News>();
  const heading = useRef<HTMLHeadingElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  usePlanOnView(props);
  useAdditions(props, (count) => tell(words.fromElsewhere({ count })));
  useLayoutEffect(() => adoptStyles(styles), []);
  // The pressed button is gone with its plan, so the focus goes on to the button to undo.
  useEffect(() => {
    if (news?.undo) undoButton.current?.focus();
  }, [news]);

  const query = writePlan(plan);
  const name = (it: KeptPlan) => nameOf(it) || words.untitled();
  const hasSearch = kept.length > mostWithoutSearch;
  const shown = hasSearch ? findPlans(kept, sought, nameOf) : kept;

  const remove = (it: KeptPlan) => {
    keptPlansStore.remove(it.id);
    setNews({ text: words.removed({ name: name(it) }), undo: () => restore(it) });
  };
  const restore = (it: KeptPlan) => {
    keptPlansStore.put(it);
    tell(words.restored({ name: name(it) }));
    heading.current?.focus();
  };
  const rename = (it: KeptPlan, title: string) => {
    // The plan on view is renamed by a change, because its title also stands in a field of the screen and in the address.
    if (it.query === query) change({ ...plan, title });
    else keptPlansStore.keep(writePlan({ ...it.plan, title }), it);
    tell(title ? words.renamed({ name: title }) : undefined);
  };
  const take = (file: PlansFile) =>
    tell("problem" in file ? words[file.problem]() : words.added({ count: keptPlansStore.add(file.plans) }));
  const tell = (text: string | undefined) => setNews(text === undefined ? undefined : { text });

  return (
    <section className="my-plans" aria-labelledby="my-plans">
      <h2 ref={heading} id="my-plans" tabIndex={-1}>
        {words.heading()}
      </h2>
      <p>{words.note({ count: mostUntitled })}</p>
      {/* The regions are there before they say anything, so that a screen reader hears them. */}
      <p role="alert" className="my-plans-news">
        {isAtRisk && words.notStored()}
      </p>
      <div className="my-plans-news">
        <p role="status">{news?.text}</p>
        {news?.undo && (
          <Button ref={undoButton} fill="raw" onClick={news.undo}>
            {words.undo()}
          </Button>
        )}
      </div>
      {hasSearch && (
        <div className="my-plans-search">
          <TextField
            type="search"
            label={words.search()}
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
          <p role="status">{sought.trim() && words.found({ count: shown.length })}</p>
        </div>
      )}
      {shown.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari finds no list without markers
        <ul role="list">
          {shown.map((it) => (
            <PlanEntry
              key={it.id}
              kept={it}
              name={name(it)}
              isOnView={it.query === query}
              onRename={(title) => rename(it, title)}
              onRemove={() => remove(it)}
            />
          ))}
        </ul>
      )}
      <PlansAsFile kept={kept} onRead={take} />
    </section>
  );
}
