/**
 * The names of the parts in which a plan's page finds what it needs to know of templates. The files that hold the parts are described in
 * `src/domain/finding/shards.ts`.
 */
import { rootPart } from "../finding/shards.ts";
import type { TemplateReference } from "../template.ts";

/** The part with the references of all templates of the language: `TemplateReference[]`. */
export const plannableTemplatesPart = rootPart;

/** The part with one template: `PlanTemplate`. */
export const planTemplatePart = (template: TemplateReference) => template.replace(":", "-");
