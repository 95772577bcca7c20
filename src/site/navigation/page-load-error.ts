/** A data file did not arrive, or is not valid (R8.3, R8.4). */
export class PageLoadError extends Error {
  override readonly name = "PageLoadError";

  constructor(
    message: string,
    /** 404 is the HTTP status. The other two tell that another build is deployed. Undefined for all other failures. */
    readonly code?: 404 | "INVALID_HASH" | "MISSING_FILE",
  ) {
    super(message);
  }
}
