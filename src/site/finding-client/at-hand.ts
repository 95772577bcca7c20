/** Loads what something takes and is not at hand. */
export type Missing = (() => Promise<void>)[];

/** Things that are loaded one by one, each once, and at hand from then on. What could not be loaded is tried again. */
export class AtHand<Key, Thing> {
  readonly #load: (key: Key) => Promise<Thing>;
  readonly #most: number;
  readonly #arrived = new Map<Key, Thing>();
  readonly #underWay = new Map<Key, Promise<void>>();

  /** Of more than the most, the oldest is let go. */
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

  /** What is at hand; else nothing, and how to load it is added to what is missing. */
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
