import type { SiteContent } from "../content.ts";
import { count, type Problem } from "../problem.ts";
import { vocabularyIds } from "./vocabulary-ids.ts";

/** A template's page says where its level stands among so many, in a figure that has no room for words. */
const levelCount = 3;

/** Levels are ranked by their order, from the first to the last of three. */
export function checkLevelCount(content: SiteContent): Problem[] {
  const ids = vocabularyIds(content).levels;
  const file = content.vocabulary.levels;
  if (!ids || !file || ids.length === levelCount) return [];
  const expected = `write exactly ${levelCount}: pages say 1/${levelCount} of the first and ${levelCount}/${levelCount} of the last`;
  return [file.source.problem([], count(ids.length, "level"), expected)];
}
