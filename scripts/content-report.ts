/** `npm run content:report`: how the content stands, language by language and filter by filter. Fails where the prose repeats itself. */
import { contentFolder } from "../src/build/folders.ts";
import { groupBy } from "../src/compiler/grouping.ts";
import { formatProblem } from "../src/compiler/problem.ts";
import { lengthClasses, surveyContent } from "../src/compiler/survey/survey-content.ts";
import { locales } from "../src/domain/locale.ts";

/** A value of a filter is of use when it leaves some templates, and leaves some out. */
const leastTemplates = 3;
const mostShare = 0.6;

const survey = await surveyContent(contentFolder);

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
for (const kind of ["inspiration", "session"] as const) {
  console.log(`\nFilters of ${kind}s: templates (share). (!) under ${leastTemplates} or over ${mostShare * 100} %`);
  for (const [facet, values] of groupBy(survey.spread[kind], ({ facet: its }) => its)) {
    const worded = values.map(({ value, templates, share }) => {
      const isOff = templates < leastTemplates || share > mostShare;
      return `${value} ${templates} (${Math.round(share * 100)} %)${isOff ? " (!)" : ""}`;
    });
    console.log(`  ${facet}: ${worded.join(", ")}`);
  }
}
const findings = {
  "Sentences of eight words or more that stand in two templates": survey.repeatedSentences,
  "Texts much shorter or longer than in the other languages": survey.unevenLengths,
  "Templates that fewer than two others recommend": survey.islands,
};
for (const [title, problems] of Object.entries(findings)) {
  console.log(`\n${title}: ${problems.length}`);
  for (const problem of problems) console.log(`  ${formatProblem(problem)}`);
}
process.exitCode = Object.values(findings).some((problems) => problems.length > 0) ? 1 : 0;

function figuresOf(counts: readonly number[]): string {
  if (counts.length === 0) return "";
  return `${counts[Math.floor(counts.length / 2)]} (${counts[0]} to ${counts.at(-1)})`;
}
