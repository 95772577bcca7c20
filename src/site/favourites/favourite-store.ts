import type { TemplateReference } from "../../domain/template.ts";
import { readStored, storageKeys, store } from "../visitor/storage.ts";
import { parseFavourites } from "./parse-favourites.ts";

const nothing: ReadonlySet<TemplateReference> = new Set();

/** What the visitor keeps. Every tab of the site writes to the same place, so it is read again before it is written. */
class FavouriteStore {
  readonly #listeners = new Set<() => void>();
  #text: string | null = null;
  #kept = nothing;
  /** Where the browser keeps nothing, or has no room left, they are kept as long as the page is open. */
  #isStored = true;

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) addEventListener("storage", this.#tell);
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) removeEventListener("storage", this.#tell);
    };
  };

  /** The same set as long as nothing changes. */
  readonly read = (): ReadonlySet<TemplateReference> => {
    const text = this.#isStored ? readStored(storageKeys.favourites) : this.#text;
    if (text !== this.#text) {
      this.#text = text;
      this.#kept = parseFavourites(text);
    }
    return this.#kept;
  };

  /** False where they will be gone with the page. */
  toggle(template: TemplateReference): boolean {
    const kept = new Set(this.read());
    if (!kept.delete(template)) kept.add(template);
    const text = JSON.stringify([...kept]);
    this.#isStored = store(storageKeys.favourites, text);
    this.#text = text;
    this.#kept = kept;
    this.#tell();
    return this.#isStored;
  }

  readonly #tell = () => {
    for (const listener of this.#listeners) listener();
  };
}

export const favouriteStore = new FavouriteStore();

/** Nobody keeps anything where the page is built, nor in the first view, which must be the same. */
export const noFavourites = () => nothing;
