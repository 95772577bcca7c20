import type { TemplateReference } from "./template.ts";

/** More than anyone keeps by hand. Of more, the latest stay. */
export const mostFavourites = 500;

/** Additions and removals of single templates. They can be repeated, even on another list, and all else in that list stays. */
export interface FavouriteChanges {
  added: TemplateReference[];
  removed: TemplateReference[];
}

export type Favourites = ReadonlySet<TemplateReference>;

/** The changes that make one list the other. */
export function changesBetween(before: Favourites, after: Favourites): FavouriteChanges {
  return {
    added: [...after].filter((it) => !before.has(it)),
    removed: [...before].filter((it) => !after.has(it)),
  };
}

/** The latest stand last. */
export function applyChanges(list: Favourites, { added, removed }: FavouriteChanges): Favourites {
  const changed = new Set([...list, ...added]);
  for (const it of removed) changed.delete(it);
  return new Set([...changed].slice(-mostFavourites));
}
