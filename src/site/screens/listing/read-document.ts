import { type ListingQuery, readQuery } from "../../../domain/finding/listing-query.ts";
import { offeredOf } from "../../../domain/finding/plain-view.ts";
import type { ListingData } from "../../../domain/page.ts";
import type { TemplateKind } from "../../../domain/template.ts";
import { documentState, endDocumentState } from "../../document-state/document-state.ts";
import { readSentence } from "../../filter-sentence/read-sentence.ts";
import { cardsShown } from "./cards-shown.ts";
import { readForm } from "./read-form.ts";

/** The question that a newly opened document asks of its listing. */
export type DocumentQuestion =
  /** By its address. After a reload or on the way back, the visitor may have been further down. */
  | { by: "address"; query: ListingQuery; wanted: number }
  /** By its fields, which may have been typed in, ticked and chosen before the page came to life. */
  | { by: "fields"; query: ListingQuery; kind: TemplateKind };

export function readDocumentQuestion(form: HTMLFormElement, data: ListingData): DocumentQuestion {
  if (documentState("view") === undefined) {
    return { by: "fields", query: readForm(form, data), kind: readSentence(form).kind };
  }
  endDocumentState("view");
  return { by: "address", query: readQuery(location.search, offeredOf(data)), wanted: cardsShown(history.state) };
}
