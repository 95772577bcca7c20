import type { TextStorage } from "./event-store.ts";

/** A browser's storage, which any number of tabs may share. */
export class MemoryStorage implements TextStorage {
  readonly texts = new Map<string, string>();
  /** It takes nothing more from now on. */
  isFull = false;

  get length(): number {
    return this.texts.size;
  }

  key(index: number): string | null {
    return [...this.texts.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.texts.get(String(key)) ?? null;
  }

  setItem(key: string, text: string): void {
    if (this.isFull) throw new Error("QuotaExceededError");
    // Browsers store everything as a string.
    this.texts.set(String(key), String(text));
  }

  removeItem(key: string): void {
    this.texts.delete(String(key));
  }
}
