import type { Locale } from "../../domain/locale.ts";
import { listingPath } from "../../domain/route.ts";
import type { SentenceState } from "./sentence-choices.ts";

/** The listing that the sentence asks for. */
export function sentenceAddress({ kind, goal, people }: SentenceState, locale: Locale): string {
  const query = [goal && `goal=${goal}`, people && `people=${people}`].filter(Boolean).join("&");
  return listingPath(kind, locale) + (query && `?${query}`);
}
