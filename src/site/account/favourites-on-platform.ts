import { applyChanges, changesBetween, type FavouriteChanges, type Favourites } from "../../domain/favourites.ts";
import { config } from "../config.ts";
import { favouriteStore } from "../favourites/favourite-store.ts";
import { readFavouriteList } from "../favourites/parse-favourites.ts";
import { send } from "../http/send.ts";
import { parseJson } from "../visitor/parse-json.ts";
import { readStored, storageKeys, store } from "../visitor/storage.ts";

/** Changes that follow each other more quickly are told together. */
export const restMs = 2_000;

const timeoutMs = 10_000;

const nothing: Favourites = new Set();

/**
 * Keeps the favourites of an account on the platform too: docs/contracts/favourites.md. What has changed in this browser is the difference
 * to the list that the platform answered last, which is stored beside the favourites. Failures are silent: the difference stays, and is
 * told the next time.
 */
export class FavouritesOnPlatform {
  readonly #account: string;
  readonly #whileHere = new AbortController();
  readonly #unsubscribe: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isUnderWay = false;

  constructor(account: string) {
    this.#account = account;
    this.#unsubscribe = favouriteStore.subscribe(this.#wait);
    // The page may be closed before its changes are told.
    document.addEventListener(
      "visibilitychange",
      () => document.hidden && this.#timer && this.#tell(),
      this.#whileHere,
    );
    void this.#exchange();
  }

  stop(): void {
    this.#whileHere.abort();
    this.#unsubscribe();
    clearTimeout(this.#timer);
  }

  /** Hidden tabs wait, so that of several tabs only the one on view tells the platform. */
  readonly #wait = (): void => {
    if (document.hidden) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#tell, restMs);
  };

  readonly #tell = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { added, removed } = this.#changes();
    if (added.length + removed.length > 0) void this.#exchange();
  };

  async #exchange(): Promise<void> {
    if (this.#isUnderWay) return this.#wait();
    this.#isUnderWay = true;
    const told = favouriteStore.read();
    try {
      const answer = await callPlatform(this.#changes());
      if (!this.#whileHere.signal.aborted) this.#take(answer, changesBetween(told, favouriteStore.read()));
    } catch (error) {
      console.warn(error);
    } finally {
      this.#isUnderWay = false;
    }
  }

  #changes(): FavouriteChanges {
    return changesBetween(this.#known(), favouriteStore.read());
  }

  /** Takes over the merged list, with what the visitor has done meanwhile. */
  #take(answer: Favourites, since: FavouriteChanges): void {
    const { added, removed } = changesBetween(favouriteStore.read(), applyChanges(answer, since));
    const isNew = added.length + removed.length > 0;
    const isStored = isNew ? favouriteStore.replace(applyChanges(answer, since)) : favouriteStore.isStored;
    // After the list, and only if that was stored: what is known and not in the list has been removed by the visitor.
    if (isStored) {
      const known = { account: this.#account, favourites: [...answer] };
      store(storageKeys.favouritesOnPlatform, JSON.stringify(known));
    }
    if (since.added.length + since.removed.length > 0) this.#wait();
  }

  /** The list that the platform answered last. Nothing, where somebody else's is, or where the favourites beside it have been lost. */
  #known(): Favourites {
    const known = Object(parseJson(readStored(storageKeys.favouritesOnPlatform)));
    const isKnown = known.account === this.#account && favouriteStore.isStored;
    return (isKnown && readFavouriteList(known.favourites)) || nothing;
  }
}

/** The list of the platform, once it has taken over the changes. Rejects where there is no such answer. */
async function callPlatform({ added, removed }: FavouriteChanges): Promise<Favourites> {
  const isChange = added.length + removed.length > 0;
  const answer = await send(`${config.apiUrl}/favourites`, {
    credentials: "include",
    timeoutMs,
    // It may be the last thing that the page does.
    ...(isChange && { method: "PUT", json: { favourites: added, removed }, keepalive: true }),
  });
  const list = readFavouriteList(Object(parseJson(answer)).favourites);
  if (!list) throw new Error("The answer is no list of favourites");
  return list;
}
