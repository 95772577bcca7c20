import { compareText } from "./compare-text.ts";

/** The way to a field inside a file: `["steps", 2, "minutes"]`. */
export type FieldPath = readonly (string | number)[];

export interface Problem {
  /** Relative to the parent of the content folder, with forward slashes. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** `steps.2.minutes`; entries are counted from 0. Empty when the file as a whole is meant. */
  field: string;
  found: string;
  /** The mend, as a request to the writer: "write at most 60". */
  expected: string;
}

export function formatProblem({ file, line, field, found, expected }: Problem): string {
  return [`${file}:${line}`, field, `found ${found}, ${expected}`].filter((part) => part !== "").join("  ");
}

/** In the order of the files and their lines. */
export function arrangeProblems(problems: Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) =>
      compareText(a.file, b.file) || a.line - b.line || compareText(a.field, b.field) || compareText(a.found, b.found),
  );
}

/** `3 notes`, `1 note`. */
export function count(amount: number, noun: string): string {
  return `${amount} ${amount === 1 ? noun : noun.endsWith("y") ? `${noun.slice(0, -1)}ies` : `${noun}s`}`;
}

export function quote(value: unknown): string {
  const text = typeof value === "string" ? `'${value}'` : (JSON.stringify(value) ?? "nothing");
  return text.length > 80 ? `${text.slice(0, 76)}…${text.at(-1)}` : text;
}
