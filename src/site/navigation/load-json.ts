import { fetchJson } from "./fetch-json.ts";
import { PageLoadError } from "./page-load-error.ts";

/**
 * A file that a page names; its type is for the build to keep, which wrote both. Its name changes with its contents, so a
 * missing one says that another build was deployed since: see `isStale`. Rejects with a PageLoadError.
 */
export function loadJson<T>(address: string): Promise<T> {
  return fetchJson(address).catch((error) => {
    throw error.code === 404 ? new PageLoadError(`There is no ${address} any more`, "MISSING_FILE") : error;
  }) as Promise<T>;
}
