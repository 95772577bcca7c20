/** How many templates a listing has, in one language. */
export const sizes = [75, 1_000, 10_000] as const;

export const limits = {
  /** From a tick or a keystroke to the painted results, in ms, by size. */
  resultsMs: [50, 50, 100],
  /** In bytes of Brotli-11. */
  firstView: 111_000,
  firstViewGrowth: 60_000,
  /** One keyword, typed letter by letter, in the largest listing. */
  keyword: 120_000,
  keywordSize: 10_000,
} as const;
