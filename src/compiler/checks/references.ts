import { suggest } from "../../domain/suggestion.ts";
import { referenceTo } from "../../domain/template.ts";
import { type Connections, type FindSource, type Naming, referencesOf } from "../connections.ts";
import { type Problem, quote } from "../problem.ts";

/** Recommendations and the activities of blocks name templates that exist, and others than the one they stand in. */
export function checkReferences(templates: readonly Connections[], sourceOf: FindSource): Problem[] {
  const references = new Set(referencesOf(templates).keys());
  const keys = new Set(templates.filter(({ kind }) => kind === "inspiration").map(({ key }) => key));
  return templates.flatMap((template) => {
    const judge = ({ file, field, to }: Naming, known: ReadonlySet<string>): Problem[] => {
      if (to === referenceTo(template))
        return [sourceOf(file).problem(field, quote(to), "write another template: this is the template itself")];
      return known.has(to)
        ? []
        : [sourceOf(file).problem(field, quote(to), suggest(to, [...known], "the key of a template"))];
    };
    return [
      ...template.recommendations.flatMap((each) => judge(each, references)),
      ...template.activities.flatMap((each) => judge(each, keys)),
    ];
  });
}
