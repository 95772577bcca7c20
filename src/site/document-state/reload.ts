/**
 * Whether this document was loaded again because something was missing from it. What is missing now is missing from its own build, so
 * that another load would bring nothing.
 *
 * The mark is that the scroll is left to the page. It is one of the few things that a browser keeps with an entry of the history over
 * a reload, and it is wanted here anyway: else the new document would be scrolled to where the last one was.
 */
export function isReloaded(): boolean {
  return history.scrollRestoration === "manual";
}

/** Loads the document anew, from the server, at its present address. */
export function reloadOnce(): void {
  history.scrollRestoration = "manual";
  location.reload();
}

/** Another page begins: it may be reloaded once as well, and the browser scrolls it. */
export function allowReload(): void {
  history.scrollRestoration = "auto";
}
