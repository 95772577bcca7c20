import { plannableTemplatesPart, planTemplatePart } from "../../domain/plan/plan-files.ts";
import type { PlanTemplate } from "../../domain/plan/plan-template.ts";
import type { TemplateReference } from "../../domain/template.ts";
import { ShardReader } from "../finding-client/shard-reader.ts";
import { loadJson } from "../navigation/load-json.ts";

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

  /** Has these at hand. Those that do not exist in the language are asked for nowhere. */
  async load(templates: Iterable<TemplateReference>): Promise<void> {
    const all = new Set((await this.#reader.read(plannableTemplatesPart)) as TemplateReference[]);
    await Promise.all([...new Set(templates)].map((it) => all.has(it) && this.#reader.load(planTemplatePart(it))));
  }
}

const known = new Map<string, PlanTemplates>();

/** Those in a folder of `PlanData`: one for each build and language, whoever asks. */
export function planTemplatesIn(folder: string): PlanTemplates {
  const found = known.get(folder) ?? new PlanTemplates((file) => loadJson(folder + file));
  known.set(folder, found);
  return found;
}
