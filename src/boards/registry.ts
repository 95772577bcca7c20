/// <reference types="vite/client" />
import type { BoardKind } from "./board-kind.ts";

/** Every kind of board by name. To stand in `kinds` is all that it takes. */
export const boardKinds: ReadonlyMap<string, BoardKind> = collectKinds(
  import.meta.glob<Record<string, unknown>>(["./kinds/**/*.tsx", "!**/*.test.tsx"], { eager: true }),
);

/**
 * A kind stands in `kinds/<name>.tsx`, or in `kinds/<name>/<name>.tsx` beside the figures that it alone uses. Such a file
 * exports its kind and no other file exports one: a kind in the wrong place would be missing without a word.
 */
export function collectKinds(files: Record<string, Record<string, unknown>>): Map<string, BoardKind> {
  const kinds = new Map<string, BoardKind>();
  for (const [path, exported] of Object.entries(files)) {
    const [folder, file] = path
      .replace(/\.tsx$/, "")
      .split("/")
      .slice(-2);
    const expected = folder === "kinds" || folder === file ? file : "none";
    const found = Object.values(exported).filter(isKind);
    const names = found.map(({ name }) => name).join(", ") || "none";
    if (names !== expected) throw new Error(`${path}: the kind of board in it is ${names}, and should be ${expected}`);
    for (const kind of found) {
      if (kinds.has(kind.name)) throw new Error(`${path}: the kind of board in it has another file`);
      kinds.set(kind.name, kind);
    }
  }
  return kinds;
}

function isKind(value: unknown): value is BoardKind {
  return typeof value === "object" && value !== null && "needs" in value && "drawCard" in value;
}
