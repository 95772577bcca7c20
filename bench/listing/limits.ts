/** How many templates a listing has, in one language. */
export const sizes = [75, 1_000, 10_000] as const;

export const limits = {
  /** From a deed to its results in place, in ms, by size; the last is stated, not promised. */
  resultsMs: [60, 100, 400],
  /** Requests that a deed may make once the page is idle, by size. */
  requests: [0, 1, Number.POSITIVE_INFINITY],
  /** In bytes of Brotli-11. */
  firstView: 111_000,
  firstViewGrowth: 60_000,
  /** One keyword, typed letter by letter, in the largest listing. */
  keyword: 120_000,
  keywordSize: 10_000,
} as const;
