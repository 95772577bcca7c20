import { type SubmitEvent, useEffect, useRef, useState } from "react";
import type { SentenceData } from "../../../domain/page.ts";
import { listingPath } from "../../../domain/route.ts";
import { templateKinds } from "../../../domain/template.ts";
import { FilterSentence } from "../../filter-sentence/filter-sentence.tsx";
import { readSentence } from "../../filter-sentence/read-sentence.ts";
import { sentenceAddress } from "../../filter-sentence/sentence-address.ts";
import { independentChoices, type SentenceState, sentenceChoices } from "../../filter-sentence/sentence-choices.ts";
import { useLocale, useMessages } from "../../language/language.tsx";
import { Button } from "../../ui/button.tsx";
import styles from "./home-sentence.module.css";

/**
 * The sentence that leads to a listing. Without JavaScript it is a plain form with a button for each listing, of which the
 * style sheet shows the one that the sentence asks for. `before` is what it said when the visitor went on from here.
 */
export function HomeSentence({ data, before }: { data: SentenceData; before: SentenceState | undefined }) {
  const locale = useLocale();
  const { sentence } = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState(before);
  const state = chosen ?? { kind: "inspiration" };

  useEffect(() => {
    if (form.current) setChosen(readSentence(form.current));
  }, []);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // For those who come back.
    history.replaceState(state, "");
    location.assign(sentenceAddress(state, locale));
  };
  return (
    // Restored by the browser, the choices would be others than the page knows of.
    <form ref={form} className={styles.form} autoComplete="off" onSubmit={submit} data-first-action>
      <FilterSentence
        state={state}
        choices={chosen ? sentenceChoices(data, chosen) : independentChoices(data)}
        goalNames={new Map(data.goals.map(({ id, name }) => [id, name]))}
        onChange={setChosen}
      />
      {templateKinds.map((kind) => (
        <Button key={kind} type="submit" data-kind={kind} formAction={listingPath(kind, locale)}>
          {sentence.submit()}
        </Button>
      ))}
    </form>
  );
}

/**
 * Reads the state of a history entry, which any script may have written. Choices that are not offered any more show in
 * no list.
 */
export function readChosen(state: unknown): SentenceState | undefined {
  return templateKinds.includes(Object(state).kind) ? (state as SentenceState) : undefined;
}
