import { mostFavourites } from "./favourites.ts";
import { readParameters } from "./read-parameters.ts";
import { isTemplateReference, type TemplateReference, templateKinds } from "./template.ts";

/** A list of favourites as the query of an address, the same in every language: `?inspirations=swot,5-whys&sessions=one-on-one`. */
export function writeFavouritesQuery(list: Iterable<TemplateReference>): string {
  const references = [...list];
  const parameters = templateKinds.flatMap((kind) => {
    const prefix = `${kind}:`;
    const keys = references.flatMap((it) => (it.startsWith(prefix) ? it.slice(prefix.length) : []));
    return keys.length > 0 ? `${kind}s=${keys.join(",")}` : [];
  });
  return parameters.length > 0 ? `?${parameters.join("&")}` : "";
}

/**
 * Reads the list of an address, which may have been typed, or taken out of a sentence with the comma or full stop after it: all that may be
 * a key is taken for one. Empty where the address names none.
 */
export function readFavouritesQuery(search: string): TemplateReference[] {
  const references = readParameters(search).flatMap(([name, value]) => {
    const kind = templateKinds.find((it) => name === `${it}s`);
    return kind
      ? value
          .toLowerCase()
          .split(/[^a-z\d-]+/)
          .map((key) => `${kind}:${key}`)
      : [];
  });
  return [...new Set(references.filter(isTemplateReference))].slice(0, mostFavourites);
}
