/** A data file did not arrive, or is not what it must be (R8.3, R8.4). */
export class PageLoadError extends Error {
  override readonly name = "PageLoadError";

  constructor(
    message: string,
    /** The HTTP status 404; what tells that another build is deployed; or nothing that a caller has to tell apart. */
    readonly code?: 404 | "INVALID_HASH" | "MISSING_FILE",
  ) {
    super(message);
  }
}
