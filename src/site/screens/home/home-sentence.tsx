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
 * style sheet shows the one that the sentence asks for.
 */
export function HomeSentence({ data }: { data: SentenceData }) {
  const locale = useLocale();
  const { sentence } = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<SentenceState>();
  const state = chosen ?? { kind: "inspiration" };

  useEffect(() => {
    if (form.current) setChosen(readSentence(form.current));
  }, []);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    location.assign(sentenceAddress(state, locale));
  };
  return (
    // Restored by the browser, the choices would be others than the page knows of.
    <form ref={form} className={styles.form} autoComplete="off" onSubmit={submit}>
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
