import { formatTemplates, parseReadings, type Readings } from "../../domain/reading.ts";
import { readStored, storageKeys, store } from "./storage.ts";

/** Every tab of the site writes to the same place, so it is read again each time. Blocked storage has seen nothing. */
export function readReadings(): Readings {
  return parseReadings(readStored(storageKeys.readingCount), readStored(storageKeys.readings));
}

/** The count comes last: without room for its template, a reload would count it again. */
export function storeReadings({ count, templates }: Readings): void {
  if (store(storageKeys.readings, formatTemplates(templates))) store(storageKeys.readingCount, String(count));
}
