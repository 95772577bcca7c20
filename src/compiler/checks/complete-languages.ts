import { consentLocales } from "../../domain/consent.ts";
import { locales } from "../../domain/locale.ts";
import { vocabularyLists } from "../../domain/vocabulary.ts";
import type { SiteContent, TemplateDraft } from "../content.ts";
import type { Problem } from "../problem.ts";
import { homeFiles } from "../read-content.ts";
import { fileProblem } from "../source-file.ts";

/** Every template stands in every language, unless it says which ones it leaves out. */
export function checkTemplateLanguages({ path, facts, words }: TemplateDraft): Problem[] {
  if (facts === undefined) return [fileProblem(`${path}/facts.yaml`, "no file", "write it: every template has facts")];
  const left = facts.fields.withoutLanguages;
  if (left === undefined) return [];
  const problems: Problem[] = [];
  for (const locale of locales) {
    const file = `${path}/${locale}.yaml`;
    const isLeft = left.includes(locale);
    if (isLeft && locale === "en") {
      const field = ["withoutLanguages", left.indexOf(locale)];
      problems.push(facts.source.problem(field, "'en'", "write English: the key of a template is its English slug"));
    }
    if (isLeft && words[locale] !== undefined) {
      problems.push(fileProblem(file, "a file", `remove it, or take ${locale} out of withoutLanguages in facts.yaml`));
    }
    if (!isLeft && words[locale] === undefined) {
      const other = locale === "en" ? "" : `, or add ${locale} to withoutLanguages in facts.yaml`;
      problems.push(fileProblem(file, "no file", `write it${other}`));
    }
  }
  return problems;
}

/** All else stands in every language. */
export function checkSiteLanguages(content: SiteContent): Problem[] {
  const problems: Problem[] = [];
  const isMissing = (path: string, expected: string) => problems.push(fileProblem(path, "no file", expected));

  for (const { path, facts, words } of content.news) {
    if (facts === undefined) isMissing(`${path}/facts.yaml`, "write it: every piece of news has facts");
    for (const locale of locales) if (words[locale] === undefined) isMissing(`${path}/${locale}.yaml`, "write it");
  }
  for (const list of vocabularyLists) {
    if (content.vocabulary[list] === undefined) isMissing(`${content.path}/vocabulary/${list}.yaml`, "write it");
  }
  for (const file of homeFiles) {
    if (content.home[file] === undefined) isMissing(`${content.path}/home/${file}.yaml`, "write it");
  }
  for (const locale of locales) {
    if (content.discover[locale] === undefined) isMissing(`${content.path}/discover/${locale}.yaml`, "write it");
    if (content.synonyms[locale] === undefined) isMissing(`${content.path}/synonyms/${locale}.yaml`, "write it");
    if (content.situationPhrases[locale] === undefined)
      isMissing(`${content.path}/situations/${locale}.yaml`, "write it");
  }
  // An operator may leave it out. What is said in one language is said to all visitors.
  for (const locale of Object.keys(content.privacy).length > 0 ? locales : []) {
    if (content.privacy[locale] === undefined)
      isMissing(`${content.path}/privacy/${locale}.yaml`, "write it, or remove those of the other languages");
  }
  for (const locale of consentLocales) {
    if (content.consent[locale] === undefined) isMissing(`${content.path}/consent/${locale}.yaml`, "write it");
  }
  return problems;
}
