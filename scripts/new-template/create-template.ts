import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { slug } from "../../src/compiler/schemas/text.ts";
import { type BoardNeeds, smallestBoard } from "../../src/domain/board-needs.ts";
import { locales } from "../../src/domain/locale.ts";
import { suggest } from "../../src/domain/suggestion.ts";
import { type TemplateKind, templateKinds } from "../../src/domain/template.ts";
import { scaffoldFacts } from "./scaffold-facts.ts";
import { scaffoldInspiration, scaffoldSession } from "./scaffold-words.ts";

export interface NewTemplate {
  kind: string | undefined;
  key: string | undefined;
  /** The kind of an inspiration's board. */
  board: string | undefined;
}

export interface Surroundings {
  contentFolder: string;
  /** ISO date. */
  today: string;
  boardNeeds: () => Promise<ReadonlyMap<string, BoardNeeds>>;
}

export type Creation = { ok: true; folder: string; board: string | undefined } | { ok: false; message: string };

const usualBoard = "quadrants";

/** Writes the files of a new template, full of placeholders that the compiler asks to replace. */
export async function createTemplate(order: NewTemplate, surroundings: Surroundings): Promise<Creation> {
  const { contentFolder, today, boardNeeds } = surroundings;
  const { kind, key } = order;
  if (!isTemplateKind(kind)) return refuse(`${found("kind", kind)}: ${suggest(kind ?? "", templateKinds, "a kind")}`);
  const judged = slug.safeParse(key ?? "");
  if (!judged.success) {
    return refuse(
      `${found("slug", key)}: write lower-case letters without accents, digits and single hyphens, at most 60`,
    );
  }
  if (kind === "session" && order.board !== undefined) {
    return refuse("--board is for inspirations: a session's board is its timeline, drawn from the blocks");
  }
  const folder = path.join(contentFolder, `${kind}s`, judged.data);
  if (existsSync(folder)) {
    return refuse(
      `The ${kind} '${judged.data}' is there already: write another slug, or change the files that stand there`,
    );
  }

  if (kind === "session") {
    const words = locales.map((locale) => [`${locale}.yaml`, scaffoldSession(judged.data, locale)] as const);
    await writeFiles(folder, [["facts.yaml", scaffoldFacts(kind, { today })], ...words]);
    return { ok: true, folder, board: undefined };
  }
  const boardKind = order.board ?? usualBoard;
  const known = await boardNeeds();
  const needs = known.get(boardKind);
  if (!needs) return refuse(`${found("kind of board", boardKind)}: ${suggest(boardKind, [...known.keys()], "a kind")}`);
  const board = smallestBoard(boardKind, needs);
  const words = locales.map(
    (locale) => [`${locale}.yaml`, scaffoldInspiration(judged.data, locale, board.words)] as const,
  );
  await writeFiles(folder, [["facts.yaml", scaffoldFacts(kind, { today, board: board.facts })], ...words]);
  return { ok: true, folder, board: boardKind };
}

function isTemplateKind(kind: string | undefined): kind is TemplateKind {
  return templateKinds.some((each) => each === kind);
}

function found(what: string, value: string | undefined): string {
  return value === undefined ? `There is no ${what}` : `'${value}' is no ${what}`;
}

function refuse(message: string): Creation {
  return { ok: false, message };
}

async function writeFiles(folder: string, files: readonly (readonly [name: string, text: string])[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of files) await writeFile(path.join(folder, name), text);
}
