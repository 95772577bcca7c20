import { comparedParameter, readComparison } from "../../../domain/comparison.ts";
import type { PageFile, TemplateData } from "../../../domain/page.ts";
import { pathOfPage } from "../../head.ts";
import type { Visit } from "../screen.ts";

/** A template with the address of its page. */
export type ComparedTemplate = TemplateData & { url: string };

export interface CompareView {
  templates: readonly ComparedTemplate[];
  /** Whether the address names something that there is not, or not in this language. */
  lacksSome: boolean;
}

/** What an address compares; undefined where it asks for nothing. */
export async function findComparison({ search, loadTemplate }: Visit): Promise<CompareView | undefined> {
  const asked = readComparison(new URLSearchParams(search).getAll(comparedParameter));
  if (!asked) return undefined;
  const templates = (await Promise.all(asked.templates.map(loadTemplate))).flatMap(templateOf);
  return { templates, lacksSome: asked.hasOthers || templates.length < asked.templates.length };
}

function templateOf(file: PageFile | undefined): ComparedTemplate[] {
  return file?.data.screen === "template" ? [{ ...file.data, url: pathOfPage(file.context) ?? "" }] : [];
}
