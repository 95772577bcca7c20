import { locales } from "../../domain/locale.ts";
import { referenceTo } from "../../domain/template.ts";
import type { CompiledContent } from "../read/compile-content.ts";
import type { PagesOfTask } from "./pages-task.ts";

/** Each task gets a copy of the catalogue, so they are few; enough that no thread waits long for the last. */
const tasksPerThread = 8;

/** Shares all pages of a site among tasks: those of a language first, since they take longest. */
export function sharePages(
  { catalogue, searchBodies }: Pick<CompiledContent, "catalogue" | "searchBodies">,
  threads: number,
): PagesOfTask[] {
  const references = [...catalogue.inspirations, ...catalogue.sessions].map(referenceTo);
  const perTask = Math.ceil(references.length / (threads * tasksPerThread));
  const parts = Array.from({ length: Math.ceil(references.length / perTask || 0) }, (_, index) =>
    references.slice(index * perTask, (index + 1) * perTask),
  );
  return [
    ...locales.map((locale): PagesOfTask => ({ of: "language", locale, searchBodies: searchBodies[locale] })),
    { of: "site" },
    ...parts.map((part): PagesOfTask => ({ of: "templates", references: part })),
  ];
}
