/** The keys under which the site keeps what it remembers of a visitor (R9.4). */
export const storageKeys = {
  favourites: "inspirations:favourites",
  language: "inspirations:language",
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

/** False where it could not be kept: mostly, remembering is a convenience. */
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
    // As above.
  }
}

/** Calls back when a visitor's choice is stored by another tab, or said to be by this one. Returns how to stop. */
export function followStored(listener: (event: StorageEvent) => unknown): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}
