/** Functions that load the things that are needed and not at hand. */
export type Missing = (() => Promise<void>)[];

/**
 * Things that are loaded one by one, each once, and are at hand from then on. After a failure the next call tries
 * again.
 */
export class AtHand<Key, Thing> {
  readonly #load: (key: Key) => Promise<Thing>;
  readonly #most: number;
  readonly #arrived = new Map<Key, Thing>();
  readonly #underWay = new Map<Key, Promise<void>>();

  /** Beyond the most, the oldest is dropped. */
  constructor(load: (key: Key) => Promise<Thing>, most = Number.POSITIVE_INFINITY) {
    this.#load = load;
    this.#most = most;
  }

  get(key: Key): Thing | undefined {
    return this.#arrived.get(key);
  }

  add(key: Key, thing: Thing): void {
    this.#arrived.set(key, thing);
    if (this.#arrived.size > this.#most) this.#arrived.delete(this.#arrived.keys().next().value as Key);
  }

  /** The thing, if it is at hand. Otherwise a function that loads it is added to the missing ones. */
  take(key: Key, missing: Missing): Thing | undefined {
    const thing = this.#arrived.get(key);
    if (thing === undefined) missing.push(() => this.load(key));
    return thing;
  }

  load(key: Key): Promise<void> {
    if (this.#arrived.has(key)) return Promise.resolve();
    const known = this.#underWay.get(key);
    if (known) return known;
    const loading = this.#load(key)
      .then((thing) => this.add(key, thing))
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, loading);
    return loading;
  }
}
