import { vi } from "vitest";

class FakeStorageEvent extends Event {
  readonly key: string | null;

  constructor(type: string, { key = null }: StorageEventInit = {}) {
    super(type);
    this.key = key;
  }
}

/** A browser's storage, as far as the site uses it. It may be blocked, full, or have room for so many characters, names included. */
export class FakeStorage {
  readonly values = new Map<string, string>();
  isBlocked = false;
  isFull = false;
  room = Number.POSITIVE_INFINITY;

  getItem(key: string): string | null {
    if (this.isBlocked) throw new Error("SecurityError");
    return this.values.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    const others = [...this.values].filter(([it]) => it !== key);
    const length = [...others, [key, value]].flat().join("").length;
    if (this.isBlocked || this.isFull || length > this.room) throw new Error("QuotaExceededError");
    this.values.set(key, value);
  }

  removeItem(key: string): void {
    this.values.delete(key);
  }

  /** Leaves room for what it holds, and no more. */
  fill(): void {
    this.room = [...this.values].flat().join("").length;
  }
}

/** Opens a tab, or another document of one, over a storage: modules that are imported from now on are its own. */
export function openTab(
  storage: FakeStorage | undefined,
  name: "localStorage" | "sessionStorage" = "localStorage",
): void {
  vi.resetModules();
  vi.stubGlobal(name, storage);
  const browser = new EventTarget();
  for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const)
    vi.stubGlobal(name, browser[name].bind(browser));
  vi.stubGlobal("StorageEvent", FakeStorageEvent);
}
