import { forget, readStored, storageKeys, store } from "./storage.ts";

/** Longer than a menu stays open or a document is waited for, and shorter than a visit ends and another begins. */
const goodForMs = 60_000;

type Followed = [path: string, at: number];

function readFollowed(): Followed[] {
  try {
    const all: Followed[] = JSON.parse(readStored(storageKeys.followed) ?? "[]");
    return all.filter(([, at]) => Math.abs(Date.now() - at) < goodForMs);
  } catch {
    // Someone else has written there.
    return [];
  }
}

/**
 * Notes that a document of this site is on its way by a link inside it, in whichever tab: not every browser names the referrer, and
 * its absence alone would make an arrival of each click (R4.5).
 */
export function noteFollowed(path: string): void {
  store(storageKeys.followed, JSON.stringify([...readFollowed(), [path, Date.now()]]));
}

/** Whether this document was come to by such a link. Each counts for one document. */
export function takeFollowed(path: string): boolean {
  const all = readFollowed();
  const at = all.findIndex(([it]) => it === path);
  if (at < 0) return false;
  all.splice(at, 1);
  if (all.length > 0) store(storageKeys.followed, JSON.stringify(all));
  else forget(storageKeys.followed);
  return true;
}
