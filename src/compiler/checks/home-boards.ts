import { suggest } from "../../domain/suggestion.ts";
import type { Connections } from "../connections.ts";
import type { SiteContent } from "../content.ts";
import { type Problem, quote } from "../problem.ts";
import { findRepeated } from "./repeated-entries.ts";

/** The home page shows the boards of activities that exist, none twice. */
export function checkHomeBoards({ home: { boards } }: SiteContent, templates: readonly Connections[]): Problem[] {
  if (!boards?.whole) return [];
  const { source, whole } = boards;
  const known = templates.flatMap(({ kind, key }) => (kind === "inspiration" ? [key] : []));
  return [
    ...findRepeated(source, [], whole),
    ...whole.flatMap((key, at) =>
      known.includes(key) ? [] : [source.problem([at], quote(key), suggest(key, known, "the key of an activity"))],
    ),
  ];
}
