import { type FormEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { limits } from "../../../../domain/plan/plan.ts";
import { cleanText } from "../../../../domain/plan/read-plan.ts";
import { pathOf } from "../../../../domain/route.ts";
import { writeDate } from "../../../../domain/write-date.ts";
import { useLocale, useMessages } from "../../../language/language.tsx";
import type { KeptPlan } from "../../../plans/kept-plan.ts";
import { planNotes } from "../../../plans/plan-notes.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { writeMoment } from "./write-moment.ts";

interface Props {
  kept: KeptPlan;
  name: string;
  isOnView: boolean;
  onRename: (title: string) => void;
  onRemove: () => void;
}

/** A kept plan: the link to it, its facts, and all that can be done with it. */
export function PlanEntry({ kept, name, isOnView, onRename, onRemove }: Props) {
  const locale = useLocale();
  const { card, keptPlans: words } = useMessages();
  const note = useSyncExternalStore(planNotes.subscribe, planNotes.read).get(kept.id);
  const [isRenamed, setRenamed] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const wasRenamed = useRef(false);
  const id = useId();
  // The button takes the focus when it comes back in the place of the form.
  useEffect(() => {
    if (wasRenamed.current && !isRenamed) renameButton.current?.focus();
    wasRenamed.current = isRenamed;
  }, [isRenamed]);

  const { date, minutes, people } = kept.plan;
  const facts = [
    date && writeDate(new Date(`${date}T00:00Z`), locale, "medium"),
    minutes && card.minutesShort({ count: minutes }),
    card.peopleOnly({ count: people }),
    words.changed({ when: writeMoment(kept.changed, locale) }),
  ];
  const end = (title?: string) => {
    if (title !== undefined && title !== kept.plan.title) onRename(title);
    setRenamed(false);
  };
  return (
    <li>
      <a id={`${id}name`} href={pathOf({ name: "plan" }, locale) + kept.query} aria-current={isOnView || undefined}>
        <bdi>{name}</bdi>
      </a>
      {isOnView && <span className="my-plans-on-view">{words.onView()}</span>}
      <p className="my-plans-facts">{facts.filter(Boolean).join(" · ")}</p>
      {note && <p className="my-plans-note">{words[note]()}</p>}
      {isRenamed ? (
        <RenameForm title={kept.plan.title} onEnd={end} />
      ) : (
        <p className="my-plans-ways">
          <Button
            ref={renameButton}
            fill="raw"
            id={`${id}rename`}
            aria-labelledby={`${id}rename ${id}name`}
            onClick={() => setRenamed(true)}
          >
            {words.rename()}
          </Button>
          <Button fill="raw" id={`${id}remove`} aria-labelledby={`${id}remove ${id}name`} onClick={onRemove}>
            {words.remove()}
          </Button>
        </p>
      )}
    </li>
  );
}

/** The form for another title. It calls back with the title, or without one when the visitor has thought better of it. */
function RenameForm({ title, onEnd }: { title: string; onEnd: (title?: string) => void }) {
  const { keptPlans: words } = useMessages();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.select(), []);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onEnd(cleanText(String(new FormData(event.currentTarget).get("title")), limits.title));
  };
  return (
    <form
      ref={form}
      className="my-plans-rename"
      onSubmit={save}
      onKeyDown={({ key, nativeEvent }) => key === "Escape" && !nativeEvent.isComposing && onEnd()}
    >
      <TextField name="title" label={words.title()} defaultValue={title} maxLength={limits.title} autoComplete="off" />
      <Button type="submit">{words.save()}</Button>
      <Button fill="hollow" onClick={() => onEnd()}>
        {words.cancel()}
      </Button>
    </form>
  );
}
