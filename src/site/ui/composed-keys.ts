/**
 * While a dead key or an input method composes a letter, Escape and Enter are theirs. Nothing of the page answers them, nor does the
 * browser, which would empty a search or close a dialog. Safari tells of the press that ends it by nothing but its code, 229.
 */
export function leaveComposedKeys(event: KeyboardEvent): void {
  if (!event.isComposing && event.keyCode !== 229) return;
  event.stopImmediatePropagation();
  if (event.key === "Escape") event.preventDefault();
}
