import type { Locale } from "./locale.ts";
import { pathOf } from "./route.ts";
import { isTemplateReference, type TemplateReference } from "./template.ts";

/** The parameter of the address that names the templates. */
export const comparedParameter = "with";

/** More columns than that are not read side by side. */
export const mostCompared = 3;

/** The templates that an address asks to compare. Anybody may have written the address, so it may name some that do not exist. */
export interface AskedComparison {
  /** Each once, and no more than can be compared. Whether they exist is not known. */
  templates: readonly TemplateReference[];
  /** Whether it names something that can be no template. */
  hasOthers: boolean;
}

/** Reads the values of the parameter in an address; undefined where they ask for nothing. */
export function readComparison(values: readonly string[]): AskedComparison | undefined {
  const asked = values.flatMap((value) => value.split(",")).map((name) => name.trim());
  const names = [...new Set(asked)].filter((name) => name !== "");
  if (names.length === 0) return undefined;
  const templates = names.filter(isTemplateReference);
  return { templates: templates.slice(0, mostCompared), hasOthers: templates.length < names.length };
}

/** The address of a comparison: the same in every language but for its path. */
export function comparisonAddress(templates: readonly TemplateReference[], locale: Locale): string {
  return `${pathOf({ name: "compare" }, locale)}?${comparedParameter}=${templates.join()}`;
}
