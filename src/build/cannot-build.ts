/** What keeps a build from its end, told to whoever runs it in words that say what to do. Anything else is a fault of the build. */
export class CannotBuildError extends Error {
  override readonly name: string = "CannotBuildError";
}

/** As much as helps: of a fault of the build, where it happened. */
export function tellFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // The system's own messages name the file: what was asked of it, and why it would not.
  const isTold = error instanceof CannotBuildError || "syscall" in error;
  return isTold ? error.message : (error.stack ?? error.message);
}
