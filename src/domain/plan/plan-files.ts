/** The parts of what a plan needs to know of templates, beside its page (see `src/domain/finding/shards.ts` for the files that hold them). */
import { rootPart } from "../finding/shards.ts";
import type { TemplateReference } from "../template.ts";

/** `TemplateReference[]`, all templates of the language. */
export const plannableTemplatesPart = rootPart;

/** A `PlanTemplate`. */
export const planTemplatePart = (template: TemplateReference) => template.replace(":", "-");
