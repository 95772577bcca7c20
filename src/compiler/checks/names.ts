import type { Connections, FindSource } from "../connections.ts";
import { isPlaceholder } from "../placeholder.ts";
import type { Problem } from "../problem.ts";
import { checkTakenTwice } from "./taken-twice.ts";

/** Two templates of a kind that are called the same cannot be told apart in a list. */
export function checkNames(templates: readonly Connections[], sourceOf: FindSource): Problem[] {
  const keyOf = (name: string) => (isPlaceholder(name) ? undefined : name.trim().toLowerCase());
  return checkTakenTwice(templates, sourceOf, { noun: "name", keyOf });
}
