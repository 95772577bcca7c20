import { isTemplateReference, type TemplateReference } from "../../domain/template.ts";

/** More than anyone keeps by hand. */
const mostFavourites = 1_000;

/**
 * Reads stored favourites. Any script may have written them: entries that are no reference to a template are left out.
 */
export function parseFavourites(text: string | null): ReadonlySet<TemplateReference> {
  let list: unknown;
  try {
    list = JSON.parse(text ?? "[]");
  } catch {
    return new Set();
  }
  if (!Array.isArray(list)) return new Set();
  return new Set(list.filter(isTemplateReference).slice(-mostFavourites));
}
