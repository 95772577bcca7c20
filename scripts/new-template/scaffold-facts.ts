import { stringify } from "yaml";
import type { BoardFacts } from "../../src/domain/board.ts";
import type { TemplateKind } from "../../src/domain/template.ts";

/** How many steps or blocks a new template begins with. */
export const partCounts: Record<TemplateKind, number> = { inspiration: 4, session: 5 };

/** The facts file of a new template. The compiler asks for everything that is TODO, and lists what may stand there. */
export function scaffoldFacts(kind: TemplateKind, { today, board }: { today: string; board?: BoardFacts }): string {
  const isInspiration = kind === "inspiration";
  const part = "  - { minutes: TODO, shortest: TODO, grows: TODO, who: TODO }\n".repeat(partCounts[kind]);
  return [
    "# What has no language. docs/content-format.md explains each field; `npm run check` lists what is left to write.\n",
    "goals: [TODO] # 1 to 3 of vocabulary/goals.yaml; the first is the main goal\n",
    isInspiration ? "" : "contexts: [TODO] # 1 to 2 of vocabulary/contexts.yaml\n",
    "phases: [TODO] # 1 to 3 of vocabulary/phases.yaml\n",
    "level: TODO # easy | intermediate | experienced\n",
    "group: TODO # { from: 4, to: 12 }, { from: 3 } when open-ended, or any\n",
    "tags: [TODO-1, TODO-2] # 2 to 5 of vocabulary/tags.yaml\n",
    "situations: [TODO-1, TODO-2] # 2 to 4 of vocabulary/situations.yaml\n",
    "# 1 to 4; kind: book | article | study | video | website | game | practice. Also: year, language, url.\nsources: [{ kind: TODO }]\n",
    "places: { onSite: TODO, remote: TODO, hybrid: TODO } # as-is | adapted | no\n",
    `minutes: TODO # the minutes of the ${isInspiration ? "steps" : "blocks"} add up to this\n`,
    "preparationMinutes: TODO\n",
    "desk: TODO # of vocabulary/desks.yaml\n",
    `added: ${today}\n`,
    isInspiration ? "activity: TODO # board | canvas | matrix | poll | quiz | form | image | cards\n" : "",
    isInspiration
      ? "# As many as the language files have. Also: canSkip, groupsOf (with `who: groups`), uses, turns, reads.\nsteps:\n"
      : "# As many as the language files have. Also: activities, canSkip, groupsOf (with `who: groups`), uses, turns, reads.\nblocks:\n",
    part,
    "inclusion: [TODO] # 1 to 3 of movement, sight, hearing, second-language; one text each in the language files\n",
    "recommendations: [inspiration:TODO-1, inspiration:TODO-2, session:TODO-3] # exactly 3\n",
    board ? `# The ids of the areas are free, and the same in the language files.\n${writeBoard(board)}` : "",
  ].join("");
}

function writeBoard({ kind, grid, areas }: BoardFacts): string {
  const board = {
    kind,
    ...(grid && { grid }),
    areas: areas.map(({ value, ...area }) => (value === undefined ? area : { ...area, value: "TODO" })),
  };
  return stringify({ board }, { lineWidth: 110, collectionStyle: "any" });
}
