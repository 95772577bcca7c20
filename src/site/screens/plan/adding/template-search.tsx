import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import type { PlanData } from "../../../../domain/page.ts";
import type { PlanTemplate } from "../../../../domain/plan/plan-template.ts";
import { useMessages } from "../../../language/language.tsx";
import { LoadFailed } from "../../../layout/load-failed.tsx";
import { RareIcon } from "../../../ui/rare-icon.tsx";
import { FoundTemplate } from "./found-template.tsx";
import { useFinding } from "./use-finding.ts";

interface Props {
  data: PlanData;
  people: number;
  /** The id of the heading that names the field. */
  labelledBy: string;
  onAdd: (template: PlanTemplate) => void;
  /** Takes a text about what was found. It is to be said once nothing else has been said for so many milliseconds. */
  onFound: (text: string, afterMs: number) => void;
  /** The content between the field and what it has found. */
  children: ReactNode;
}

/** The pause after which results are said: letters in a row are answered at once, and said once. */
const restMs = 500;

/** A field that finds activities and sessions as they are searched for in listings, and what it has found. */
export function TemplateSearch({ data, people, labelledBy, onAdd, onFound, children }: Props) {
  const { planAdding: words } = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { text, found, status, ask, prepare } = useFinding(data, people);

  useEffect(() => {
    const answer = found ? words.found({ count: found.length }) : "";
    onFound(status === "loading" ? words.loading() : answer, restMs);
  }, [found, status, words, onFound]);

  const clear = () => {
    if (field.current) field.current.value = "";
    ask("");
  };
  const askAgain = () => {
    // The button goes with the failure.
    field.current?.focus();
    ask(text);
  };
  const actOnKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.preventDefault();
      clear();
    }
    if (event.key === "Enter") {
      // The same press would act on the button that gets the focus.
      event.preventDefault();
      list.current?.querySelector("button")?.focus();
    }
  };
  return (
    <>
      <search className="plan-search">
        <RareIcon name="search" size={18} />
        <input
          ref={field}
          type="search"
          aria-labelledby={labelledBy}
          placeholder={words.hint()}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={prepare}
          onInput={(event) => ask(event.currentTarget.value)}
          onKeyDown={actOnKey}
        />
      </search>
      {children}
      {status === "failed" && <LoadFailed onTryAgain={askAgain} />}
      {found && found.length > 0 && (
        <ul ref={list} className="plan-found" aria-label={words.results()}>
          {found.map((template) => (
            <FoundTemplate key={template.url} template={template} people={people} onAdd={onAdd} />
          ))}
        </ul>
      )}
    </>
  );
}
