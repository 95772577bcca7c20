import type { BoardFlaw } from "../domain/board.ts";

/** The expected part of a flaw is a request: "write 2 notes". */
export function flaw(file: BoardFlaw["in"], field: string, found: string, expected: string): BoardFlaw {
  return { in: file, field: `board${field}`, found, expected };
}

function sayRange({ from, to }: { from: number; to: number }): string {
  return from === to ? `${from}` : `${from} to ${to}`;
}

/** `1 note`, `2 to 3 notes`. */
export function sayCount(range: { from: number; to: number }, noun: string): string {
  return `${sayRange(range)} ${range.to === 1 ? noun : `${noun}s`}`;
}

export function list(values: readonly unknown[]): string {
  return values.length === 0 ? "nothing" : values.join(", ");
}
