import { compile } from "../../compiler/compile.ts";
import type { CompileOptions } from "../../compiler/compile-template.ts";
import { formatProblem, type Problem } from "../../compiler/problem.ts";
import { type InterfaceMessages, readInterface } from "../../compiler/read-interface.ts";
import type { Catalogue } from "../../domain/catalogue.ts";
import type { Locale } from "../../domain/locale.ts";
import { CannotBuildError } from "../cannot-build.ts";

/** The content cannot be published as it stands. Names every problem at once. */
export class ContentError extends CannotBuildError {
  override readonly name = "ContentError";

  constructor(readonly problems: Problem[]) {
    super(`${problems.map(formatProblem).join("\n")}\n${problems.length} problem(s) in the content`);
  }
}

/** The sound part of the content, to be shown while somebody writes, with the problems of the templates and the news that were left out. */
export function readSoundCatalogue(
  folder: string,
  options: CompileOptions,
): { catalogue: Catalogue; problems: Problem[] } {
  const result = compile(folder, options);
  if (result.ok) return { catalogue: result.catalogue, problems: [] };
  if (!result.sound) throw new ContentError(result.problems);
  return { catalogue: result.sound, problems: result.problems };
}

export function readMessages(folder: string): Record<Locale, InterfaceMessages> {
  const result = readInterface(folder);
  if (result.ok) return result.messages;
  // Without the interface nothing can draw, and so nothing can judge the boards. The rest of the content can be judged.
  const all = compile(folder, { findBoardFlaws: () => [], findTimelineFlaws: () => [] });
  throw new ContentError(all.ok ? result.problems : all.problems);
}
