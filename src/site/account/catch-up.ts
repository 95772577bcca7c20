import { highlightDay } from "../../domain/highlight.ts";
import { html } from "../ui/html.ts";

/** Set by the arrival script before the first paint; another one where the page has been open over midnight (R2.11). */
export function showDay(): void {
  html.dataset.day = String(highlightDay(Date.now()));
}

/** For a document that comes back from the browser's memory, where it has heard of nothing: not even of what others have stored. */
export function catchUp(): void {
  showDay();
  dispatchEvent(new StorageEvent("storage"));
}
