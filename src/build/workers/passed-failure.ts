import { CannotBuildError } from "../cannot-build.ts";

/** What failed in another thread or process, as plain data. */
export interface PassedFailure {
  message: string;
  stack?: string;
  /** Told in words that say what to do. */
  isTold: boolean;
  /** What the system says of an error of its own. */
  system: Pick<NodeJS.ErrnoException, "code" | "syscall" | "path">;
}

export function passFailure(error: unknown): PassedFailure {
  if (!(error instanceof Error)) return { message: String(error), isTold: false, system: {} };
  const { message, stack } = error;
  const { code, syscall, path } = error as NodeJS.ErrnoException;
  const system = { ...(code && { code }), ...(syscall && { syscall }), ...(path && { path }) };
  return { message, ...(stack && { stack }), isTold: error instanceof CannotBuildError, system };
}

/** The error as it was, as far as whoever tells it asks: see `tellFailure`. */
export function receiveFailure({ message, stack, isTold, system }: PassedFailure): Error {
  const error = Object.assign(isTold ? new CannotBuildError(message) : new Error(message), system);
  if (stack) error.stack = stack;
  return error;
}
