import type { NumberRange } from "./number-range.ts";

/** For how many people a template is made: from `from` to `to`, without an upper limit, or any number. */
export type GroupSize = { from: number; to?: number } | "any";

/** Whether a template is made for so many people. */
export function suits(size: GroupSize, people: number): boolean {
  const { from, to } = rangeOf(size);
  return people >= from && people <= to;
}

export function rangeOf(size: GroupSize): NumberRange {
  return size === "any"
    ? { from: 1, to: Number.POSITIVE_INFINITY }
    : { from: size.from, to: size.to ?? Number.POSITIVE_INFINITY };
}
