import { cardKeysPart, cardPart, firstCardsPart } from "../../domain/finding/listing-parts.ts";
import { type Card, cardsPerPage, type FavouritesData } from "../../domain/page.ts";
import { referenceTo, type TemplateKind, type TemplateReference, templateKinds } from "../../domain/template.ts";
import { ShardReader } from "./shard-reader.ts";

type LoadJson = ConstructorParameters<typeof ShardReader>[0];

/** Finds the cards of templates by their references, in the files of both listings, for pages that are none. */
export class CardFinder {
  readonly #readers: Record<TemplateKind, ShardReader>;

  constructor(files: FavouritesData["files"], loadJson: LoadJson) {
    const reader = (kind: TemplateKind) => new ShardReader((file) => loadJson(files[kind] + file));
    this.#readers = { inspiration: reader("inspiration"), session: reader("session") };
  }

  /** In the order of the references; those that no template of the language has are left out. */
  async find(references: readonly TemplateReference[]): Promise<Card[]> {
    const found = await Promise.all(templateKinds.map((kind) => this.#findOfKind(kind, references)));
    const cards = new Map(found.flat().map((card) => [referenceTo(card), card]));
    return references.flatMap((reference) => cards.get(reference) ?? []);
  }

  async #findOfKind(kind: TemplateKind, references: readonly TemplateReference[]): Promise<Card[]> {
    const wanted = new Set(references.filter((it) => it.startsWith(`${kind}:`)));
    if (wanted.size === 0) return [];
    const reader = this.#readers[kind];
    const keys = (await reader.read(cardKeysPart)) as string[];
    const positions = keys.flatMap((key, position) => (wanted.has(`${kind}:${key}`) ? position : []));
    return Promise.all(
      positions.map(async (position) => {
        if (position >= cardsPerPage) return (await reader.read(cardPart(position))) as Card;
        return ((await reader.read(firstCardsPart)) as Card[])[position] as Card;
      }),
    );
  }
}
