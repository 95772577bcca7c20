import type { SiteContent } from "../content.ts";
import { count, type Problem } from "../problem.ts";
import { vocabularyIds } from "./vocabulary-ids.ts";

/** The number of levels. A template's page shows the rank of its level in a figure, "2/3". */
const levelCount = 3;

/** Levels are ranked by their order, from the first to the last of three. */
export function checkLevelCount(content: SiteContent): Problem[] {
  const ids = vocabularyIds(content).levels;
  const file = content.vocabulary.levels;
  if (!ids || !file || ids.length === levelCount) return [];
  const expected = `write exactly ${levelCount}: pages say 1/${levelCount} of the first and ${levelCount}/${levelCount} of the last`;
  return [file.source.problem([], count(ids.length, "level"), expected)];
}
