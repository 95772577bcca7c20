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
  /** What to write instead, as a request: "write at most 60". */
  expected: string;
}

export function formatProblem({ file, line, field, found, expected }: Problem): string {
  return [`${file}:${line}`, field, `found ${found}, ${expected}`].filter((part) => part !== "").join("  ");
}

/** In the order of the files and their lines. */
export function arrangeProblems(problems: Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) => compare(a.file, b.file) || a.line - b.line || compare(a.field, b.field) || compare(a.found, b.found),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** `3 notes`, `1 note`. */
export function count(amount: number, noun: string): string {
  return `${amount} ${amount === 1 ? noun : noun.endsWith("y") ? `${noun.slice(0, -1)}ies` : `${noun}s`}`;
}

export function quote(value: unknown): string {
  const text = typeof value === "string" ? `'${value}'` : (JSON.stringify(value) ?? "nothing");
  return text.length > 80 ? `${text.slice(0, 76)}…${text.at(-1)}` : text;
}
