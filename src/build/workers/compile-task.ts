import { compileTemplate, type VocabularyIds } from "../../compiler/compile-template.ts";
import type { Connections } from "../../compiler/connections.ts";
import type { Problem } from "../../compiler/problem.ts";
import type { TemplateFolder } from "../../compiler/read-content.ts";
import { locales } from "../../domain/locale.ts";
import type { Renderer } from "../../domain/renderer.ts";
import type { Vocabulary } from "../../domain/vocabulary.ts";
import { type TemplateSummary, templateCache } from "../cache/template-cache.ts";
import { Pictures } from "../pictures/pictures.ts";

/** A template to be read, judged and drawn. */
export interface CompileTask {
  folder: TemplateFolder;
  cacheKey: string;
  ids: VocabularyIds;
  /** Absent where the vocabulary is broken: then nothing is drawn, and nothing goes into the cache. */
  vocabulary?: Vocabulary;
}

export interface CompiledTask {
  problems: Problem[];
  connections: Connections;
  /** Present if the template is sound and the vocabulary is not broken. */
  summary?: TemplateSummary;
}

export function compileIntoCache({ folder, cacheKey, ids, vocabulary }: CompileTask, renderer: Renderer): CompiledTask {
  const { template, connections, problems } = compileTemplate(folder, ids, renderer);
  if (!template || !vocabulary) return { problems, connections };
  const pictures = new Pictures(vocabulary, renderer);
  const drawn = locales
    .filter((locale) => template.words[locale])
    .map((locale) => [locale, pictures.draw(template, locale)]);
  const summary = templateCache.store(cacheKey, {
    template,
    connections,
    card: pictures.card(template),
    drawings: Object.fromEntries(drawn),
  });
  return { problems, connections, summary };
}
