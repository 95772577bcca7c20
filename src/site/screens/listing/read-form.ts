import { type ListingQuery, readQuery } from "../../../domain/finding/listing-query.ts";
import { offeredOf } from "../../../domain/finding/plain-view.ts";
import type { ListingData } from "../../../domain/page.ts";

/** Reads the question from the form as it was built: its fields have the names of the address's parameters. */
export function readForm(form: HTMLFormElement, data: ListingData): ListingQuery {
  const fields = new FormData(form);
  // Nobody has chosen that: a keyword that was typed has its best matches first.
  if (fields.get("sort") === "date") fields.delete("sort");
  return readQuery(String(new URLSearchParams([...fields] as [name: string, value: string][])), offeredOf(data));
}
