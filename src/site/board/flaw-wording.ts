import type { BoardFlaw } from "../../domain/board.ts";

export function flaw(file: BoardFlaw["in"], field: string, found: string, expected: string): BoardFlaw {
  return { in: file, field: `board${field}`, found, expected };
}

export function sayRange({ from, to }: { from: number; to: number }): string {
  return from === to ? `${from}` : `${from} to ${to}`;
}

export function list(values: readonly unknown[]): string {
  return values.length === 0 ? "nothing" : values.join(", ");
}
