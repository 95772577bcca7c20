import type { BoardFacts, BoardFlaw, BoardWords, Timeline } from "../../domain/board.ts";
import { type Content, entriesOf, type TemplateDraft } from "../content.ts";
import type { FieldPath, Problem } from "../problem.ts";
import type { SourceFile } from "../source-file.ts";

/** Says what keeps a board from being drawn. Without words it judges the facts alone. */
export type FindBoardFlaws = (facts: BoardFacts, words: BoardWords | undefined) => BoardFlaw[];

/** The same for a session's timeline; its fields are relative to the blocks (`2.title`). */
export type FindTimelineFlaws = (timeline: Timeline) => BoardFlaw[];

/** Whether a board can be drawn is for the drawing to say. */
export function checkBoards(
  { inspirations, sessions }: Pick<Content, "inspirations" | "sessions">,
  findBoardFlaws: FindBoardFlaws,
  findTimelineFlaws: FindTimelineFlaws,
): Problem[] {
  const ofInspirations = inspirations.flatMap((inspiration) => {
    const board = inspiration.facts?.fields.board;
    if (board === undefined) return [];
    return [
      ...findBoardFlaws(board, undefined).flatMap((flaw) => place(flaw, inspiration, undefined)),
      ...entriesOf(inspiration.words).flatMap(([, file]) =>
        file.fields.board === undefined
          ? []
          : findBoardFlaws(board, file.fields.board).flatMap((flaw) => place(flaw, inspiration, file.source)),
      ),
    ];
  });
  const ofSessions = sessions.flatMap((session) => {
    const blocks = session.facts?.fields.blocks;
    return entriesOf(session.words).flatMap(([, file]) => {
      const titles = file.fields.blocks;
      if (blocks === undefined || titles?.length !== blocks.length) return [];
      const timeline = { blocks: blocks.map(({ minutes }, index) => ({ title: titles[index]?.title ?? "", minutes })) };
      return findTimelineFlaws(timeline).flatMap((flaw) =>
        place({ ...flaw, field: `blocks.${flaw.field}` }, session, file.source),
      );
    });
  });
  return [...ofInspirations, ...ofSessions];
}

function place(
  { in: side, field, found, expected }: BoardFlaw,
  template: TemplateDraft,
  words: SourceFile | undefined,
): Problem[] {
  const source = side === "facts" ? template.facts?.source : words;
  return source === undefined ? [] : [source.problem(toPath(field), found, expected)];
}

function toPath(field: string): FieldPath {
  return field.split(".").map((segment) => (/^\d+$/.test(segment) ? Number(segment) : segment));
}
