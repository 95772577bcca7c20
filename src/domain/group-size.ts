/** For how many people a template is made: from `from` to `to`, without an upper limit, or any number. */
export type GroupSize = { from: number; to?: number } | "any";

export interface PeopleRange {
  from: number;
  /** `Infinity` when open-ended. */
  to: number;
}

export function rangeOf(size: GroupSize): PeopleRange {
  return size === "any"
    ? { from: 1, to: Number.POSITIVE_INFINITY }
    : { from: size.from, to: size.to ?? Number.POSITIVE_INFINITY };
}

/** Two sizes match when at least one number of people fits both. */
export function overlaps(a: PeopleRange, b: PeopleRange): boolean {
  return a.from <= b.to && b.from <= a.to;
}
