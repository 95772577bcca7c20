/** Whole numbers from one to another, both included. */
export interface NumberRange {
  from: number;
  /** `Infinity` when open-ended. */
  to: number;
}

/** Two ranges match when at least one number stands in both. */
export function overlaps(a: NumberRange, b: NumberRange): boolean {
  return a.from <= b.to && b.from <= a.to;
}

/** One or more: people and minutes begin with 1. */
export function holdsAll({ from, to }: NumberRange): boolean {
  return from === 1 && to === Number.POSITIVE_INFINITY;
}

/** More than any meeting has people or minutes. */
const largest = 9999;

/** Reads `14`, `6-10` or `60-`; undefined if it is none of these, upside down or out of bounds. */
export function parseRange(text: string): NumberRange | undefined {
  const found = /^(\d{1,4})(?:(-)(\d{0,4}))?$/.exec(text);
  if (!found) return undefined;
  const [, first, dash, last] = found;
  const from = Number(first);
  const to = last ? Number(last) : dash ? Number.POSITIVE_INFINITY : from;
  return from >= 1 && from <= to && from <= largest ? { from, to } : undefined;
}

/** The one spelling of a range, as `parseRange` reads it. */
export function formatRange({ from, to }: NumberRange): string {
  if (from === to) return String(from);
  return to === Number.POSITIVE_INFINITY ? `${from}-` : `${from}-${to}`;
}
