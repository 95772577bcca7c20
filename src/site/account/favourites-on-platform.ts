import { applyChanges, changesBetween, type FavouriteChanges, type Favourites } from "../../domain/favourites.ts";
import { config } from "../config.ts";
import { favouriteStore } from "../favourites/favourite-store.ts";
import { readFavouriteList } from "../favourites/parse-favourites.ts";
import { send } from "../http/send.ts";
import { parseJson } from "../visitor/parse-json.ts";
import { readStored, storageKeys, store } from "../visitor/storage.ts";
import { ChangeTeller } from "./change-teller.ts";

const timeoutMs = 10_000;

const nothing: Favourites = new Set();

/**
 * Keeps the favourites of an account on the platform too: docs/contracts/favourites.md. What has changed in this browser is the difference
 * to the list that the platform answered last, which is stored beside the favourites. Failures are silent: the difference stays, and is
 * told the next time.
 */
export class FavouritesOnPlatform {
  readonly #account: string;
  readonly #teller: ChangeTeller;

  constructor(account: string) {
    this.#account = account;
    this.#teller = new ChangeTeller({
      subscribe: favouriteStore.subscribe,
      hasChanges: () => isChange(this.#changes()),
      exchange: (signal) => this.#exchange(signal),
    });
  }

  stop(): void {
    this.#teller.stop();
  }

  async #exchange(signal: AbortSignal): Promise<void> {
    const told = favouriteStore.read();
    const answer = await callPlatform(this.#changes());
    if (!signal.aborted) this.#take(answer, changesBetween(told, favouriteStore.read()));
  }

  #changes(): FavouriteChanges {
    return changesBetween(this.#known(), favouriteStore.read());
  }

  /** Takes over the merged list, with what the visitor has done meanwhile. */
  #take(answer: Favourites, since: FavouriteChanges): void {
    const isNew = isChange(changesBetween(favouriteStore.read(), applyChanges(answer, since)));
    const isStored = isNew ? favouriteStore.replace(applyChanges(answer, since)) : favouriteStore.isStored;
    // After the list, and only if that was stored: what is known and not in the list has been removed by the visitor.
    if (isStored) {
      const known = { account: this.#account, favourites: [...answer] };
      store(storageKeys.favouritesOnPlatform, JSON.stringify(known));
    }
    if (isChange(since)) this.#teller.wait();
  }

  /** The list that the platform answered last. Nothing, where somebody else's is, or where the favourites beside it have been lost. */
  #known(): Favourites {
    const known = Object(parseJson(readStored(storageKeys.favouritesOnPlatform)));
    const isKnown = known.account === this.#account && favouriteStore.isStored;
    return (isKnown && readFavouriteList(known.favourites)) || nothing;
  }
}

/** The list of the platform, once it has taken over the changes. Rejects where there is no such answer. */
async function callPlatform(changes: FavouriteChanges): Promise<Favourites> {
  const { text } = await send(`${config.apiUrl}/favourites`, {
    credentials: "include",
    timeoutMs,
    // It may be the last thing that the page does.
    ...(isChange(changes) && {
      method: "PUT",
      json: { favourites: changes.added, removed: changes.removed },
      keepalive: true,
    }),
  });
  const list = readFavouriteList(Object(parseJson(text)).favourites);
  if (!list) throw new Error("The answer is no list of favourites");
  return list;
}

function isChange({ added, removed }: FavouriteChanges): boolean {
  return added.length + removed.length > 0;
}
