import { changesBetween, type Favourites, mostFavourites } from "../../domain/favourites.ts";
import type { TemplateReference } from "../../domain/template.ts";
import { parseJson } from "../visitor/parse-json.ts";
import { announceStored, followStored, readStored, storageKeys, store } from "../visitor/storage.ts";
import { parseFavourites, readFavouriteList } from "./parse-favourites.ts";

const nothing: Favourites = new Set();

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
  readonly read = (): Favourites => {
    const text = readStored(storageKeys.favourites);
    if (text !== this.#text) {
      const kept = new Set(parseFavourites(text));
      for (const [template, isKept] of this.#unstored) kept[isKept ? "add" : "delete"](template);
      this.#text = text;
      this.#kept = kept;
    }
    return this.#kept;
  };

  /** Whether the browser holds a list, be it empty. Without one, nobody has removed anything from it. */
  get isStored(): boolean {
    return readFavouriteList(parseJson(readStored(storageKeys.favourites))) !== undefined;
  }

  /** Returns false if the change could not be stored and will be lost with the page; so do the others. */
  toggle(template: TemplateReference): boolean {
    const kept = new Set(this.read());
    if (!kept.delete(template)) kept.add(template);
    return this.replace(kept);
  }

  /** Keeps templates as well as those that are kept already. */
  keep(templates: Iterable<TemplateReference>): boolean {
    return this.replace([...this.read(), ...templates]);
  }

  replace(templates: Iterable<TemplateReference>): boolean {
    const kept: Favourites = new Set([...new Set(templates)].slice(-mostFavourites));
    const { added, removed } = changesBetween(this.read(), kept);
    const text = JSON.stringify([...kept]);
    const isStored = store(storageKeys.favourites, text);
    if (isStored) {
      this.#text = text;
      this.#unstored.clear();
    } else {
      for (const template of added) this.#unstored.set(template, true);
      for (const template of removed) this.#unstored.set(template, false);
    }
    this.#kept = kept;
    announceStored(storageKeys.favourites);
    return isStored;
  }
}

export const favouriteStore = new FavouriteStore();

/** The build knows no favourites, and hydration has to draw the same as the build. */
export const noFavourites = () => nothing;
