import { plannableTemplatesPart, planTemplatePart } from "../../domain/plan/plan-files.ts";
import type { PlanTemplate } from "../../domain/plan/plan-template.ts";
import type { TemplateReference } from "../../domain/template.ts";
import { ShardReader } from "../finding-client/shard-reader.ts";
import { loadJson } from "../navigation/load-json.ts";

type LoadJson = ConstructorParameters<typeof ShardReader>[0];

/** The templates as a plan shows them, from the files of one build and language. */
export class PlanTemplates {
  readonly #reader: ShardReader;

  constructor(loadFile: LoadJson) {
    this.#reader = new ShardReader(loadFile);
  }

  /** Undefined where it has not come, or does not exist. */
  readonly get = (template: TemplateReference): PlanTemplate | undefined =>
    this.#reader.get(planTemplatePart(template)) as PlanTemplate | undefined;

  /** Whether the language is known not to have it. */
  readonly lacks = (template: TemplateReference): boolean => {
    const all = this.#all;
    return all !== undefined && !all.includes(template);
  };

  /** The templates that have come: all, unless there are thousands. */
  get atHand(): PlanTemplate[] {
    return (this.#all ?? []).flatMap((template) => this.get(template) ?? []);
  }

  get #all(): readonly TemplateReference[] | undefined {
    return this.#reader.get(plannableTemplatesPart) as TemplateReference[] | undefined;
  }

  /** Fetches templates that have not come yet. Those that do not exist in the language are not asked for. */
  async load(templates: Iterable<TemplateReference>): Promise<void> {
    const all = new Set((await this.#reader.read(plannableTemplatesPart)) as TemplateReference[]);
    await Promise.all([...new Set(templates)].map((it) => all.has(it) && this.#reader.load(planTemplatePart(it))));
  }
}

const known = new Map<string, PlanTemplates>();

/** The templates in a folder of `PlanData`. Everybody gets the same object for one build and language. */
export function planTemplatesIn(folder: string): PlanTemplates {
  const found = known.get(folder) ?? new PlanTemplates((file) => loadJson(folder + file));
  known.set(folder, found);
  return found;
}
