import { isTemplateReference, type TemplateReference } from "../../domain/template.ts";

/** More than anyone keeps by hand. */
const mostFavourites = 1_000;

/** Reads what the browser has kept, whoever may have written it: what is no reference to a template is left out. */
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
