/** `npm run content:report`: how the content stands, language by language and filter by filter. Fails where that is wanting: repeated prose, uneven lengths, too few recommendations. */
import { contentFolder } from "../src/build/folders.ts";
import { readFlags } from "../src/command-line/read-flags.ts";
import { groupBy } from "../src/compiler/grouping.ts";
import { formatProblem } from "../src/compiler/problem.ts";
import { leastTemplates, mostShare } from "../src/compiler/survey/filter-spread.ts";
import { formatFormula } from "../src/compiler/survey/formulas.ts";
import { lengthClasses, surveyContent } from "../src/compiler/survey/survey-content.ts";
import { locales } from "../src/domain/locale.ts";

readFlags({ command: "content:report" });
const survey = surveyContent(contentFolder, new Date().toISOString().slice(0, 10));

console.log(`${survey.templates} templates. Words: median (least to most)`);
console.table(
  Object.fromEntries(
    locales.map((locale) => [
      locale,
      {
        complete: `${survey.complete[locale]} of ${survey.templates}`,
        ...Object.fromEntries(lengthClasses.map((name) => [name, figuresOf(survey.words[locale][name])])),
      },
    ]),
  ),
);
const scopes = { all: "all templates together", inspiration: "inspirations", session: "sessions" } as const;
console.log(
  `\nFilters: templates (share). (!) under ${leastTemplates} or over ${mostShare * 100} %, judged together where both listings`,
);
console.log("have the filter, else in its own listing. Ranges of people overlap, and are not judged.");
for (const [scope, title] of Object.entries(scopes) as [keyof typeof scopes, string][]) {
  console.log(`\nFilters of ${title}`);
  for (const [facet, values] of groupBy(survey.spread[scope], ({ facet: its }) => its)) {
    const worded = values.map(
      ({ value, templates, share, isOff }) =>
        `${value} ${templates} (${Math.round(share * 100)} %)${isOff ? " (!)" : ""}`,
    );
    console.log(`  ${facet}: ${worded.join(", ")}`);
  }
}
console.log(`\nNames of people in more than four examples: ${survey.wornNames.length}`);
for (const { locale, name, templates } of survey.wornNames) console.log(`  ${locale}: ${name} ${templates}`);
const findings = {
  "Sentences of eight words or more that stand in two templates": survey.repeatedSentences,
  "Sentences of fewer than four words in running text": survey.clippedSentences,
  "Situations in which fewer than three templates help": survey.rareSituations,
  "Texts much shorter or longer than in the other languages": survey.unevenLengths,
  "Templates that fewer than two others recommend": survey.islands,
};
for (const [title, problems] of Object.entries(findings)) {
  console.log(`\n${title}: ${problems.length}`);
  for (const problem of problems) console.log(`  ${formatProblem(problem)}`);
}
console.log(`\nBeginnings of more than a twentieth of a field's sentences: ${survey.formulas.length}`);
for (const formula of survey.formulas) console.log(`  ${formatFormula(formula)}`);
process.exitCode =
  Object.values(findings).some((problems) => problems.length > 0) || survey.formulas.length > 0 ? 1 : 0;

function figuresOf(counts: readonly number[]): string {
  if (counts.length === 0) return "";
  return `${counts[Math.floor(counts.length / 2)]} (${counts[0]} to ${counts.at(-1)})`;
}
