import type { TemplateReference } from "../../domain/template.ts";
import { announceStored, followStored, readStored, storageKeys, store } from "../visitor/storage.ts";
import { parseFavourites } from "./parse-favourites.ts";

const nothing: ReadonlySet<TemplateReference> = new Set();

/** The visitor's favourites. Every tab of the site writes to the same key, so it is read again before it is written. */
class FavouriteStore {
  #text: string | null = null;
  #kept = nothing;
  /**
   * Changes that the browser could not store, because storage is blocked or full. They hold as long as the page is open,
   * whatever other tabs write meanwhile.
   */
  readonly #unstored = new Map<TemplateReference, boolean>();

  readonly subscribe = (listener: () => void) => followStored(storageKeys.favourites, listener);

  /** Returns the same set as long as nothing changes. */
  readonly read = (): ReadonlySet<TemplateReference> => {
    const text = readStored(storageKeys.favourites);
    if (text !== this.#text) {
      const kept = new Set(parseFavourites(text));
      for (const [template, isKept] of this.#unstored) kept[isKept ? "add" : "delete"](template);
      this.#text = text;
      this.#kept = kept;
    }
    return this.#kept;
  };

  /** Returns false if the change could not be stored and will be lost with the page. */
  toggle(template: TemplateReference): boolean {
    const kept = new Set(this.read());
    const isKept = !kept.delete(template);
    if (isKept) kept.add(template);
    const text = JSON.stringify([...kept]);
    const isStored = store(storageKeys.favourites, text);
    if (isStored) {
      this.#text = text;
      this.#unstored.clear();
    } else this.#unstored.set(template, isKept);
    this.#kept = kept;
    announceStored(storageKeys.favourites);
    return isStored;
  }
}

export const favouriteStore = new FavouriteStore();

/** The build knows no favourites, and hydration has to draw the same as the build. */
export const noFavourites = () => nothing;
