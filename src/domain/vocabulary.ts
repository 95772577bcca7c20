import type { Locale } from "./locale.ts";

/** The six chalks. Each stands for one main goal on all pages. */
export const chalks = ["coral", "sun", "mint", "sky", "lilac", "rose"] as const;

export type Chalk = (typeof chalks)[number];

export const vocabularyLists = ["goals", "contexts", "phases", "levels", "tags", "desks", "situations"] as const;

export type VocabularyList = (typeof vocabularyLists)[number];

/** One word of the field (a goal, a phase, a desk...), named and defined in every language. */
export interface Term {
  name: Record<Locale, string>;
  definition: Record<Locale, string>;
}

export interface Goal extends Term {
  color: Chalk;
}

/** What people are in, as they would say it. */
export interface Situation {
  name: Record<Locale, string>;
  /** The name of its page. */
  slug: Record<Locale, string>;
}

/** The terms by id, in the order of their file, which is the order in which they are shown. */
export type Vocabulary = Record<Exclude<VocabularyList, "goals" | "situations">, Record<string, Term>> & {
  situations: Record<string, Situation>;
  goals: Record<string, Goal>;
};
