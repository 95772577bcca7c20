import { plannableTemplatesPart, planTemplatePart } from "../../domain/plan/plan-files.ts";
import type { PlanTemplate } from "../../domain/plan/plan-template.ts";
import type { TemplateReference } from "../../domain/template.ts";
import { ShardReader } from "../finding-client/shard-reader.ts";

type LoadJson = ConstructorParameters<typeof ShardReader>[0];

/** What a plan shows of templates, from the files of one build and language. */
export class PlanTemplates {
  readonly #reader: ShardReader;

  constructor(loadFile: LoadJson) {
    this.#reader = new ShardReader(loadFile);
  }

  /** Undefined where it has not come, or does not exist. */
  readonly get = (template: TemplateReference): PlanTemplate | undefined =>
    this.#reader.get(planTemplatePart(template)) as PlanTemplate | undefined;

  /** Those that have come: all, unless there are thousands. */
  get atHand(): PlanTemplate[] {
    const all = (this.#reader.get(plannableTemplatesPart) ?? []) as TemplateReference[];
    return all.flatMap((template) => this.get(template) ?? []);
  }

  /** Has these at hand. Those that do not exist in the language are asked for nowhere. */
  async load(templates: Iterable<TemplateReference>): Promise<void> {
    const all = new Set((await this.#reader.read(plannableTemplatesPart)) as TemplateReference[]);
    await Promise.all([...new Set(templates)].map((it) => all.has(it) && this.#reader.load(planTemplatePart(it))));
  }
}
