/** Begins each text of a new template that is still to be written; the rest of it says what to write. */
export const placeholderMark = "TODO: ";

/** The same for slugs, in which no capitals and no colon may stand. */
export const placeholderSlugStart = "todo-";

export function isPlaceholder(text: string): boolean {
  return text.startsWith(placeholderMark.trim());
}
