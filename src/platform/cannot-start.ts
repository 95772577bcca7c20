/** What keeps the platform from starting, told to the operator in a sentence that says what to do. */
export class CannotStartError extends Error {
  override readonly name: string = "CannotStartError";
}
