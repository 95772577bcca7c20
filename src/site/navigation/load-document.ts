import { isReloaded, reloadOnce } from "../document-state/reload.ts";
import { ChunkLoadError } from "./load-chunk.ts";
import { PageLoadError } from "./page-load-error.ts";
import { presentAddress } from "./present-address.ts";

/** Whether something is missing because another build was deployed since this document was loaded (R8.4, R8.6). */
export function isStale(error: unknown): boolean {
  if (error instanceof PageLoadError) return error.code === "INVALID_HASH" || error.code === "MISSING_FILE";
  return error instanceof ChunkLoadError && !isOutOfReach(error);
}

/** Whether nobody can say that the code is gone: it may be there again soon, and a document that is loaded now would not come either. */
function isOutOfReach({ type, status }: ChunkLoadError): boolean {
  return (type === "error" && status === 0) || status >= 500;
}

/**
 * Takes the visitor to an address of this site by a full load, which gets the document of the build that is deployed now
 * (R8.4, R8.6). Never settles, so that nothing shows meanwhile.
 */
export function loadDocument(address: string, reason: unknown): Promise<never> {
  console.warn(reason);
  // By the history, since the navigator would take any other way for a link.
  if (new URL(address, location.href).href !== location.href) history.pushState(null, "", address);
  reloadOnce();
  return new Promise(() => {});
}

/**
 * For what the page on view has asked for: if a deployment has taken it away, loads the document of today. False if something else
 * went wrong, or the document was loaded for this already.
 */
export function loadIfStale(error: unknown): boolean {
  if (!isStale(error) || isReloaded()) return false;
  void loadDocument(presentAddress(), error);
  return true;
}

/**
 * For what a button has asked for: if a deployment has taken it away, loads the document of today at an address of this page, unless
 * the visitor has left it. False if something else went wrong, or the document was loaded for this already.
 */
export function loadIfGone(error: unknown, button: Element, address: string): boolean {
  const isGone =
    (error instanceof ChunkLoadError && error.type === "missing") ||
    (error instanceof PageLoadError && error.code === "MISSING_FILE");
  if (!isGone || isReloaded()) return false;
  if (button.isConnected) loadDocument(address, error);
  return true;
}
