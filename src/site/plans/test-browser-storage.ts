import { vi } from "vitest";

class FakeStorageEvent extends Event {
  readonly key: string | null;

  constructor(type: string, { key = null }: StorageEventInit = {}) {
    super(type);
    this.key = key;
  }
}

/** A browser's storage, as far as the site uses it, which may be blocked or have room for so many characters. */
export class FakeStorage {
  readonly values = new Map<string, string>();
  isBlocked = false;
  room = Number.POSITIVE_INFINITY;

  getItem(key: string): string | null {
    if (this.isBlocked) throw new Error("SecurityError");
    return this.values.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    const others = [...this.values].filter(([it]) => it !== key);
    if (this.isBlocked || [...others, [key, value]].flat().join("").length > this.room)
      throw new Error("QuotaExceededError");
    this.values.set(key, value);
  }
}

/** Opens a tab over a storage: modules that are imported from now on are the tab's own. */
export function openTab(storage: FakeStorage): void {
  vi.resetModules();
  vi.stubGlobal("localStorage", storage);
  const browser = new EventTarget();
  for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const)
    vi.stubGlobal(name, browser[name].bind(browser));
  vi.stubGlobal("StorageEvent", FakeStorageEvent);
}
