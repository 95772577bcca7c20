import { forget, storageKeys, store } from "./storage.ts";

/** Makes room first, so that full storage does not stand in its way. */
export function resetReadings(): void {
  forget(storageKeys.readings);
  store(storageKeys.readingCount, "0");
}
