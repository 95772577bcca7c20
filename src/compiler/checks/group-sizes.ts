import { partsOf, type TemplateDraft } from "../content.ts";
import type { FieldPath, Problem } from "../problem.ts";
import type { SourceFile } from "../source-file.ts";

/** Sizes go upwards; only work in groups has a size of its own, which is at most the size of the whole meeting. */
export function checkGroupSizes(template: TemplateDraft): Problem[] {
  const { facts } = template;
  if (facts === undefined) return [];
  const { source } = facts;
  const { group } = facts.fields;
  const { field, facts: parts } = partsOf(template);
  return [
    ...(group === undefined || group === "any" ? [] : upsideDown(source, ["group"], group)),
    ...(parts ?? []).flatMap(({ who, groupsOf }, index) => {
      const path = [field, index, "groupsOf"];
      if (groupsOf === undefined) return who === "groups" ? [noSize(source, path)] : [];
      if (who !== "groups")
        return [source.problem(path, `a group size with 'who: ${who}'`, "remove it, or write who: groups")];
      return [...upsideDown(source, path, groupsOf), ...largerThanAll(source, path, { groupsOf, group })];
    }),
  ];
}

function noSize(source: SourceFile, field: FieldPath): Problem {
  return source.problem(field, "nothing", "write how many are in a group: { from: 3, to: 5 }");
}

function upsideDown(source: SourceFile, field: FieldPath, { from, to }: { from: number; to?: number }): Problem[] {
  return to === undefined || from <= to
    ? []
    : [source.problem(field, `from ${from} to ${to}`, `write the smaller number first: { from: ${to}, to: ${from} }`)];
}

interface Sizes {
  groupsOf: { from: number; count?: number };
  group: "any" | { from: number; to?: number } | undefined;
}

function largerThanAll(source: SourceFile, field: FieldPath, { groupsOf, group }: Sizes): Problem[] {
  const most = group === undefined || group === "any" ? undefined : group.to;
  const { from, count = 1 } = groupsOf;
  if (most === undefined || from * count <= most) return [];
  const found = `${count > 1 ? `${count} ` : ""}groups of ${from} or more, of at most ${most} people`;
  const fewer = count > 1 ? ", or a smaller count" : "";
  return [source.problem(field, found, `write from: ${Math.floor(most / count)} or less${fewer}`)];
}
