import { PageLoadError } from "./page-load-error.ts";

/** Rejects with a PageLoadError (R8.3). `what` names the thing in the message if nothing answers. */
export async function fetchJson(address: string, what = address): Promise<unknown> {
  const fail = (error: unknown) => {
    throw new PageLoadError(`Could not find ${what}: ${error}`);
  };
  const response = await fetch(address, { credentials: "include" }).catch(fail);
  if (response.status === 404) throw new PageLoadError(response.statusText || "Not Found", 404);
  if (response.status !== 200) {
    throw new PageLoadError(`Fetching ${address} failed: ${response.status} ${response.statusText}`);
  }
  const text = await response.text().catch(fail);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new PageLoadError(`Parsing ${address} failed: ${(error as Error).message}`);
  }
}
