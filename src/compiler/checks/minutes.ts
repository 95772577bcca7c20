import { partsOf, type TemplateDraft } from "../content.ts";
import { count, type Problem } from "../problem.ts";

/** The parts fill the declared length, and no part is shorter at its shortest than it is long. */
export function checkMinutes(template: TemplateDraft): Problem[] {
  const { facts } = template;
  const { field, facts: parts } = partsOf(template);
  if (facts === undefined || parts === undefined) return [];
  const problems: Problem[] = [];
  const sum = parts.reduce((total, { minutes }) => total + minutes, 0);
  const declared = facts.fields.minutes;
  if (declared !== undefined && declared !== sum) {
    problems.push(
      facts.source.problem(
        ["minutes"],
        String(declared),
        `write ${sum}, or correct the ${field}: their minutes add up to ${sum}`,
      ),
    );
  }
  parts.forEach(({ minutes, shortest }, index) => {
    if (shortest > minutes) {
      problems.push(
        facts.source.problem(
          [field, index, "shortest"],
          count(shortest, "minute"),
          `write at most ${minutes}, the minutes of this part`,
        ),
      );
    }
  });
  return problems;
}
