/** The part of the browser's `Storage` that this needs. */
export interface TextStorage {
  readonly length: number;
  key: (index: number) => string | null;
  getItem: (key: string) => string | null;
  setItem: (key: string, text: string) => void;
  removeItem: (key: string) => void;
}

export interface SavedEvent {
  key: string;
  /** The event as JSON. */
  text: string;
}

/** Limit on saved events, beyond which the oldest are dropped (R9.2). */
const mostSaved = 1000;

const keyPrefix = "inspirations:events:";
export type SavedEventPrefix = typeof keyPrefix;

/**
 * The events that wait, in the order in which they happened. Each has a key of its own, so that tabs that share the storage
 * never overwrite what another has written. Without storage, or when it is full, they wait in memory.
 */
export class EventStore {
  readonly #storage: TextStorage | undefined;
  readonly #memory = new Map<string, string>();

  constructor(storage: TextStorage | undefined) {
    this.#storage = storage;
  }

  get size(): number {
    return this.#keys().length;
  }

  add(event: { happenedMs: number; number: number; uuid: string; text: string }): void {
    const { happenedMs, number, uuid, text } = event;
    const place = [happenedMs, number].map((part) => String(part).padStart(15, "0"));
    const key = keyPrefix + [...place, uuid].join(":");
    try {
      if (!this.#storage) throw new Error();
      this.#storage.setItem(key, text);
    } catch {
      this.#memory.set(key, text);
    }
    this.remove(this.#keys().slice(0, -mostSaved));
  }

  /** The oldest events. Texts under their keys that are no events are removed. */
  oldest(limit: number): SavedEvent[] {
    const events: SavedEvent[] = [];
    for (const key of this.#keys()) {
      if (events.length === limit) break;
      const text = this.#memory.get(key) ?? this.#storage?.getItem(key) ?? "";
      if (isEvent(text)) events.push({ key, text });
      else this.remove([key]);
    }
    return events;
  }

  remove(keys: readonly string[]): void {
    for (const key of keys) {
      this.#memory.delete(key);
      this.#storage?.removeItem(key);
    }
  }

  clear(): void {
    this.remove(this.#keys());
  }

  #keys(): string[] {
    const { length = 0 } = this.#storage ?? {};
    const stored = Array.from({ length }, (_, index) => this.#storage?.key(index) ?? "");
    return [...stored.filter((key) => key.startsWith(keyPrefix)), ...this.#memory.keys()].sort();
  }
}

function isEvent(text: string): boolean {
  try {
    const { uuid, event_type } = JSON.parse(text);
    return typeof uuid === "string" && typeof event_type === "string";
  } catch {
    return false;
  }
}
