import { compileTemplate, type VocabularyIds } from "../../compiler/compile-template.ts";
import type { Connections } from "../../compiler/connections.ts";
import type { Problem } from "../../compiler/problem.ts";
import type { TemplateFolder } from "../../compiler/read-content.ts";
import { isLocale } from "../../domain/locale.ts";
import type { Vocabulary } from "../../domain/vocabulary.ts";
import { type TemplateSummary, templateStore } from "../cache/template-store.ts";
import { PageAssemblyError } from "../pages/assemble-pages.ts";
import { type KeptCatalogue, keptLibrary } from "../pages/kept-library.ts";
import type { PagePlan } from "../pages/page-plan.ts";
import { PagePlanner } from "../pages/plan-pages.ts";
import { Pictures } from "../pictures/pictures.ts";
import { type PageSettings, PageWriter } from "../write/page-writer.ts";
import type { FileStamp } from "../write/site-writer.ts";
import { type BuildInputs, drawLogos, enterWorkshop, type Workshop } from "./workshop.ts";

/** A template to be read and judged. */
export interface CompileJob {
  folder: TemplateFolder;
  /** What it is kept under: see `TemplateSummary`. */
  source: string;
}

/** What templates are judged beside. */
export interface JudgingContext {
  ids: VocabularyIds;
  /** Absent where the vocabulary is broken: then nothing is drawn, and nothing kept. */
  vocabulary?: Vocabulary;
}

export interface CompileOrder {
  job: CompileJob;
  context: JudgingContext;
}

export interface Compiled {
  problems: Problem[];
  connections: Connections;
  /** Of a sound one. */
  summary?: TemplateSummary;
}

/** Pages that are made together: those of a template (`inspiration:swot`), those of a language (`fr`), or `fixed`. */
export type PartName = string;

/** What is the same whatever templates there are: the pages for what does not exist, and the logos. */
export const fixedPart = "fixed";

export interface PagesOrder {
  catalogue: KeptCatalogue;
  settings: PageSettings;
}

export interface WrittenPart {
  name: PartName;
  files: FileStamp[];
  /** One for each page that failed. */
  failures: string[];
}

interface BegunPages {
  planner: PagePlanner;
  writer: PageWriter;
  catalogue: KeptCatalogue;
}

/** What one thread can do for a build. All that it is told and all that it tells is plain data. */
export class Hand {
  #pages: BegunPages | undefined;

  private constructor(readonly workshop: Workshop) {}

  static async enter(inputs: BuildInputs): Promise<Hand> {
    return new Hand(await enterWorkshop(inputs));
  }

  async compile({ job: { folder, source }, context: { ids, vocabulary } }: CompileOrder): Promise<Compiled> {
    const { renderer } = this.workshop;
    const { template, connections, problems } = compileTemplate(folder, ids, renderer);
    if (!template || !vocabulary) return { problems, connections };
    const pictures = new Pictures(vocabulary, renderer);
    const summary = await templateStore.keep(source, {
      template,
      connections,
      card: pictures.card(template),
      draw: (locale) => pictures.draw(template, locale),
    });
    return { problems, connections, summary };
  }

  /** Must come before `write`. */
  async beginPages({ catalogue, settings }: PagesOrder): Promise<void> {
    const { renderer, messages, config } = this.workshop;
    const pictures = new Pictures(catalogue.vocabulary, renderer);
    this.#pages = {
      catalogue,
      planner: new PagePlanner({ library: keptLibrary(catalogue), messages, pictures, brand: config.brand }),
      writer: new PageWriter(settings, renderer),
    };
  }

  async write(name: PartName): Promise<WrittenPart> {
    const { writer } = this.#begun();
    try {
      const logos = name === fixedPart ? drawLogos(this.workshop) : [];
      return { name, files: await writer.write(this.#planPart(name), logos), failures: [] };
    } catch (error) {
      if (error instanceof PageAssemblyError) return { name, files: [], failures: error.failures };
      throw error;
    }
  }

  #planPart(name: PartName): PagePlan[] {
    const { planner, catalogue } = this.#begun();
    if (name === fixedPart) return planner.notFound();
    if (isLocale(name)) return planner.ofLocale(name);
    const template = catalogue.byReference.get(name);
    if (!template) throw new Error(`There is no ${name}`);
    return planner.ofTemplate(template);
  }

  #begun(): BegunPages {
    if (!this.#pages) throw new Error("No pages have begun");
    return this.#pages;
  }
}
