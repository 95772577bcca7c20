import { formatTemplates, parseReadings, type Readings } from "../../domain/reading.ts";
import { readStored, storageKeys, store } from "./storage.ts";

/** Every tab of the site writes to the same place, so it is read again each time. Blocked storage has seen nothing. */
export function readReadings(): Readings {
  return parseReadings(readStored(storageKeys.readingCount), readStored(storageKeys.readings));
}

export function storeReadings({ count, templates }: Readings): void {
  store(storageKeys.readingCount, String(count));
  store(storageKeys.readings, formatTemplates(templates));
}
