import type { Locale } from "../../domain/locale.ts";
import { referenceTo } from "../../domain/template.ts";
import { PageAssemblyError } from "../pages/assemble-pages.ts";
import { type CachedCatalogue, cachedTemplates, type SearchBodies } from "../pages/cached-templates.ts";
import type { PagePlan } from "../pages/page-plan.ts";
import { PagePlanner } from "../pages/plan-pages.ts";
import { Pictures } from "../pictures/pictures.ts";
import { type PageSettings, PageWriter } from "../write/page-writer.ts";
import { type BuildTools, drawLogos } from "./build-tools.ts";

/** Pages to be made and written. */
export interface PagesTask {
  pages: PagesOfTask;
  catalogue: CachedCatalogue;
  settings: PageSettings;
}

export type PagesOfTask =
  /** The pages of a language that belong to no single template: home, listings, discover. */
  | { of: "language"; locale: Locale; searchBodies: SearchBodies }
  /** The pages of templates, in all their languages. */
  | { of: "templates"; references: readonly string[] }
  /** The not-found pages, with the logos. */
  | { of: "site" };

export interface WrittenPages {
  addresses: string[];
  /** One message for each page that failed. */
  failures: string[];
}

/** The pages of one template are drawn while the files of another are compressed. */
const mostAtOnce = 2;

export async function writePages({ pages, catalogue, settings }: PagesTask, tools: BuildTools): Promise<WrittenPages> {
  const { renderer, messages, config, codeHash } = tools;
  const pictures = new Pictures(catalogue.vocabulary, renderer);
  const templates = cachedTemplates(
    catalogue,
    pages.of === "language" ? { bodies: pages.searchBodies, codeHash } : undefined,
  );
  const planner = new PagePlanner({ templates, messages, pictures, config });
  const writer = new PageWriter(settings, renderer);
  const written: WrittenPages = { addresses: [], failures: [] };
  const waiting = plansOf(pages, planner, catalogue).values();
  const writeOneByOne = async () => {
    for (const plans of waiting) {
      try {
        const others = pages.of === "site" ? drawLogos(tools) : [];
        written.addresses.push(...(await writer.write(plans, others)));
      } catch (error) {
        if (!(error instanceof PageAssemblyError)) throw error;
        written.failures.push(...error.failures);
      }
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: mostAtOnce }, writeOneByOne));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  return written;
}

/** The plans template by template, so that each template is in memory only while its own pages are made. */
function plansOf(pages: PagesOfTask, planner: PagePlanner, { inspirations, sessions }: CachedCatalogue): PagePlan[][] {
  if (pages.of === "site") return [planner.notFound()];
  if (pages.of === "language") return [planner.ofLocale(pages.locale)];
  const wanted = new Set(pages.references);
  return [...inspirations, ...sessions]
    .filter((template) => wanted.has(referenceTo(template)))
    .map((template) => planner.ofTemplate(template));
}
