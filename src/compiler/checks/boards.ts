import type { BoardFacts, BoardFlaw, BoardWords, TimelineOrder } from "../../domain/board.ts";
import type { Locale } from "../../domain/locale.ts";
import { type Content, entriesOf, type TemplateDraft } from "../content.ts";
import type { FieldPath, Problem } from "../problem.ts";
import type { SourceFile } from "../source-file.ts";

/** Says what keeps a board from being drawn: in the words of one language or, without words, in the facts. */
export type FindBoardFlaws = (facts: BoardFacts, words: BoardWords | undefined) => BoardFlaw[];

/** The same for a session's timeline. */
export type FindTimelineFlaws = (timeline: TimelineOrder, locale: Locale) => BoardFlaw[];

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
    return entriesOf(session.words).flatMap(([locale, file]) => {
      const words = file.fields.blocks;
      if (blocks === undefined || words?.length !== blocks.length) return [];
      return findTimelineFlaws({ blocks, words }, locale).flatMap((flaw) => place(flaw, session, file.source));
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
