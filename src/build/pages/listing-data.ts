import { encodeFacets } from "../../domain/finding/encode-facets.ts";
import { type Card, cardsPerPage, type ListingData } from "../../domain/page.ts";
import type { TemplateKind, TemplateOutline } from "../../domain/template.ts";
import { facetFactsOf } from "./facet-facts.ts";
import { listingFacets } from "./listing-facets.ts";
import { listingFiles } from "./listing-files.ts";
import type { PageMaker } from "./page-maker.ts";
import type { SiteFile } from "./page-plan.ts";

/** A listing's first view, and the files with all the rest of it. */
export function listingData(kind: TemplateKind, maker: PageMaker): { data: ListingData; files: SiteFile[] } {
  const { catalogue, locale } = maker;
  const templates = maker.templates(kind);
  const cards = templates.flatMap((template) => cardWithOtherNames(template, maker));
  const facets = encodeFacets(templates.map(facetFactsOf), Object.keys(catalogue.vocabulary.goals));
  const searchIndex = maker.source.searchIndexOf(kind, locale);
  const { files, search, all } = listingFiles({ locale, listing: `${kind}s`, facets, cards, searchIndex });
  const data: ListingData = {
    screen: "listing",
    kind,
    total: templates.length,
    cards: cards.slice(0, cardsPerPage),
    facets: listingFacets(kind, facets, maker),
    files,
    search,
  };
  return { data, files: all };
}

/** With a template's other names, where it has any: they show why a keyword has found it. */
function cardWithOtherNames(template: TemplateOutline, maker: PageMaker): Card[] {
  const alsoKnownAs = template.words[maker.locale]?.alsoKnownAs ?? [];
  return maker.cards([template]).map((card) => (alsoKnownAs.length > 0 ? { ...card, alsoKnownAs } : card));
}
