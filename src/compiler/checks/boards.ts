import type { BoardFacts, BoardFlaw, BoardWords, TimelineOrder } from "../../domain/board.ts";
import type { Locale } from "../../domain/locale.ts";
import { entriesOf, type InspirationDraft, type SessionDraft, type TemplateDraft } from "../content.ts";
import type { FieldPath, Problem } from "../problem.ts";
import type { SourceFile } from "../source-file.ts";

/** Finds the flaws that keep a board from being drawn: in the words of one language or, without words, in the facts. */
export type FindBoardFlaws = (facts: BoardFacts, words: BoardWords | undefined) => BoardFlaw[];

/** The same for a session's timeline. */
export type FindTimelineFlaws = (timeline: TimelineOrder, locale: Locale) => BoardFlaw[];

/** Whether a board can be drawn is for the drawing to say. */
export function checkBoards(
  template: TemplateDraft,
  findBoardFlaws: FindBoardFlaws,
  findTimelineFlaws: FindTimelineFlaws,
): Problem[] {
  return template.kind === "inspiration"
    ? checkBoard(template, findBoardFlaws)
    : checkTimeline(template, findTimelineFlaws);
}

function checkBoard(inspiration: InspirationDraft, findFlaws: FindBoardFlaws): Problem[] {
  const board = inspiration.facts?.fields.board;
  if (board === undefined) return [];
  return [
    ...findFlaws(board, undefined).flatMap((flaw) => place(flaw, inspiration, undefined)),
    ...entriesOf(inspiration.words).flatMap(([, { fields, source }]) =>
      fields.board === undefined
        ? []
        : findFlaws(board, fields.board).flatMap((flaw) => place(flaw, inspiration, source)),
    ),
  ];
}

function checkTimeline(session: SessionDraft, findFlaws: FindTimelineFlaws): Problem[] {
  const blocks = session.facts?.fields.blocks;
  return entriesOf(session.words).flatMap(([locale, { fields, source }]) => {
    const words = fields.blocks;
    if (blocks === undefined || words?.length !== blocks.length) return [];
    return findFlaws({ blocks, words }, locale).flatMap((flaw) => place(flaw, session, source));
  });
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
