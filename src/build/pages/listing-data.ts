import { encodeFacets } from "../../domain/finding/encode-facets.ts";
import type { FacetsPart } from "../../domain/finding/listing-parts.ts";
import { type Card, cardsPerPage, type ListingData } from "../../domain/page.ts";
import type { TemplateKind, TemplateOutline } from "../../domain/template.ts";
import { facetFactsOf } from "./facet-facts.ts";
import { listingFacets } from "./listing-facets.ts";
import { cardsFolder, type ListingFolder, searchFolder } from "./listing-files.ts";
import type { PageMaker } from "./page-maker.ts";
import type { SiteFile } from "./page-plan.ts";

/** A listing's first view, and the files with all the rest of it. */
export function listingData(kind: TemplateKind, maker: PageMaker): { data: ListingData; files: SiteFile[] } {
  const { facets, cards, folder } = listedCards(kind, maker);
  const search = indexFolder(kind, maker);
  const data: ListingData = {
    screen: "listing",
    kind,
    total: cards.length,
    cards: cards.slice(0, cardsPerPage),
    facets: listingFacets(kind, facets, maker),
    files: folder.address,
    search: search.address,
  };
  return { data, files: [...folder.files, ...search.files] };
}

/** The folders of a listing's files, which its page writes. */
export function listingFolders(kind: TemplateKind, maker: PageMaker): Pick<ListingData, "files" | "search"> {
  return { files: listedCards(kind, maker).folder.address, search: indexFolder(kind, maker).address };
}

function indexFolder(kind: TemplateKind, { locale, source }: PageMaker): ListingFolder {
  return searchFolder(locale, `${kind}s`, source.searchIndexOf(kind, locale));
}

interface ListedCards {
  facets: FacetsPart;
  cards: Card[];
  folder: ListingFolder;
}

/** The cards of a listing, and the folder that they stand in. */
export function listedCards(kind: TemplateKind, maker: PageMaker): ListedCards {
  const { catalogue, locale } = maker;
  const templates = maker.templates(kind);
  const cards = templates.flatMap((template) => cardWithOtherNames(template, maker));
  const facets = encodeFacets(templates.map(facetFactsOf), Object.keys(catalogue.vocabulary.goals));
  return { facets, cards, folder: cardsFolder({ locale, listing: `${kind}s`, facets, cards }) };
}

/** With a template's other names, where it has any: they show why a keyword has found it. */
function cardWithOtherNames(template: TemplateOutline, maker: PageMaker): Card[] {
  const alsoKnownAs = template.words[maker.locale]?.alsoKnownAs ?? [];
  return maker.cards([template]).map((card) => (alsoKnownAs.length > 0 ? { ...card, alsoKnownAs } : card));
}
