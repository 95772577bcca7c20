/** The platform cannot start. The message tells the operator what to do. */
export class CannotStartError extends Error {
  override readonly name: string = "CannotStartError";
}
