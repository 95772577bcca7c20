import { fetchJson } from "./fetch-json.ts";
import { PageLoadError } from "./page-load-error.ts";

const files = new Map<string, Promise<unknown>>();

/**
 * A file that a page names, fetched at most once; its type is for the build to keep, which wrote both. Its name changes with
 * its contents, so a missing one says that another build was deployed since: see `isStale`. Rejects with a PageLoadError.
 */
export function loadJson<T>(address: string): Promise<T> {
  const known = files.get(address);
  if (known) return known as Promise<T>;
  const file = fetchJson(address).catch((error) => {
    // A failure is not kept: whoever needs it next tries again.
    files.delete(address);
    throw error.code === 404 ? new PageLoadError(`There is no ${address} any more`, "MISSING_FILE") : error;
  });
  files.set(address, file);
  return file as Promise<T>;
}
