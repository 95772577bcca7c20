import { readStored, storageKeys, store } from "./storage.ts";

/** Longer than a menu stays open or a document is waited for, and shorter than a visit ends and another begins. */
const goodForMs = 60_000;

/** Each as its time and its path: `1795600000000/discover/`. */
function readFollowed(): string[] {
  const all = readStored(storageKeys.followed)?.split(" ") ?? [];
  return all.filter((link) => Date.now() - Number.parseInt(link, 10) < goodForMs);
}

/**
 * Notes that a document of this site is on its way by a link inside it, in whichever tab: not every browser names the referrer, and
 * its absence alone would make an arrival of each click (R4.5).
 */
export function noteFollowed(path: string): void {
  store(storageKeys.followed, [...readFollowed(), Date.now() + path].join(" "));
}

/** Whether this document was come to by such a link. Each counts for one document. */
export function takeFollowed(path: string): boolean {
  const all = readFollowed();
  const at = all.findIndex((link) => link.replace(/^\d+/, "") === path);
  if (at < 0) return false;
  all.splice(at, 1);
  store(storageKeys.followed, all.join(" "));
  return true;
}
