import { CannotBuildError } from "../cannot-build.ts";

/** How a task ended, as plain data: an error that is sent from another thread or process comes without its class and its code. */
export type TaskResult<Value> = { value: Value } | { failure: TaskFailure };

interface TaskFailure {
  message: string;
  stack?: string;
  /** A CannotBuildError: its message says what to do. */
  isTold: boolean;
  /** The fields of an error of the system. */
  system: Pick<NodeJS.ErrnoException, "code" | "syscall" | "path">;
}

/** A function for a worker pool: the pool gets a result in any case. */
export function asTask<Input, Value>(work: (input: Input) => Value | Promise<Value>) {
  return async (input: Input): Promise<TaskResult<Value>> => {
    try {
      return { value: await work(input) };
    } catch (error) {
      return { failure: describeFailure(error) };
    }
  };
}

/** The value of a task, or its error as it was thrown, as far as `tellFailure` asks. */
export function resultOf<Value>(result: TaskResult<Value>): Value {
  if (!("failure" in result)) return result.value;
  const { message, stack, isTold, system } = result.failure;
  const error = Object.assign(isTold ? new CannotBuildError(message) : new Error(message), system);
  if (stack) error.stack = stack;
  throw error;
}

function describeFailure(error: unknown): TaskFailure {
  if (!(error instanceof Error)) return { message: String(error), isTold: false, system: {} };
  const { message, stack } = error;
  const { code, syscall, path } = error as NodeJS.ErrnoException;
  const system = { ...(code && { code }), ...(syscall && { syscall }), ...(path && { path }) };
  return { message, ...(stack && { stack }), isTold: error instanceof CannotBuildError, system };
}
