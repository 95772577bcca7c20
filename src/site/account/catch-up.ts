import { highlightDay } from "../../domain/highlight.ts";
import { setDocumentState } from "../document-state/document-state.ts";
import { announceUnknownChanges } from "../visitor/storage.ts";

/** The arrival script has shown it before the first paint. It may be another day since, where the page stays open over midnight (R2.11). */
export function showDay(): void {
  setDocumentState("day", String(highlightDay(Date.now())));
}

/**
 * For a document that comes back from the browser's memory of pages. While it was there it was told nothing: neither that a day had
 * passed, nor what other tabs had stored.
 */
export function catchUp(): void {
  showDay();
  announceUnknownChanges();
}
