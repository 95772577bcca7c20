/**
 * Whether a dialog stands over the page. All are `Modal`s, which are in the document only while they are open. What opens another asks
 * this first, since its code may come after the visitor has opened something else.
 */
export function isDialogOpen(): boolean {
  return document.querySelector("dialog.modal") !== null;
}
