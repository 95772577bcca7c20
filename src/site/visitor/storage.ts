/** The keys under which the site remembers things about a visitor (R9.4). */
export const storageKeys = {
  /** In the storage of the tab. */
  compared: "inspirations:compared",
  draftPlan: "inspirations:draft-plan",
  favourites: "inspirations:favourites",
  favouritesOnPlatform: "inspirations:favourites-on-platform",
  followed: "inspirations:followed",
  language: "inspirations:language",
  plans: "inspirations:plans",
  plansOnPlatform: "inspirations:plans-on-platform",
  readingCount: "inspirations:reading-count",
  readings: "inspirations:readings",
  theme: "inspirations:theme",
} as const;

type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** Storage may be blocked by the browser or full: then the site works on and remembers nothing. */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns false if it could not be stored. Mostly that does no harm, since remembering is a convenience. */
export function store(key: StorageKey, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function forget(key: StorageKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage has kept nothing.
  }
}

/**
 * Calls back when what is stored under a key may have changed: another tab has stored it, or this one has announced it. Returns how
 * to stop.
 */
export function followStored(key: StorageKey, listener: (event: StorageEvent) => unknown): () => void {
  // Browsers name no key where a tab has cleared everything, and `announceUnknownChanges` names none either.
  const listen = (event: StorageEvent) => (event.key === null || event.key === key) && listener(event);
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}

/** Tells this tab what other tabs are told by the browser: that something else is stored under a key. */
export function announceStored(key: StorageKey): void {
  dispatchEvent(new StorageEvent("storage", { key }));
}

/** Anything may have been stored since this tab last heard of it: all that follow a key read it again. */
export function announceUnknownChanges(): void {
  dispatchEvent(new StorageEvent("storage"));
}
