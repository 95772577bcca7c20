import { createHash } from "node:crypto";
import type { PageContext, PageData, PageFile } from "../domain/page.ts";
import type { CodeAssets } from "../domain/renderer.ts";
import type { PagePlan } from "./pages/page-plan.ts";

export interface AssembledPage extends Pick<PagePlan, "path" | "locale" | "source"> {
  data: PageData;
  context: PageContext;
}

/** A page's data could not be put together (R8.5). Names the content file that it is made of. */
export class PageAssemblyError extends Error {
  override readonly name = "PageAssemblyError";

  constructor(failures: { plan: PagePlan; cause: unknown }[]) {
    super(failures.map(({ plan, cause }) => `${plan.source}: the page ${plan.path} failed: ${cause}`).join("\n"));
  }
}

/** Puts all pages together. Throws one error that names every page that failed. */
export function assemblePages(plans: readonly PagePlan[]): AssembledPage[] {
  const failures: { plan: PagePlan; cause: unknown }[] = [];
  const pages = plans.flatMap((plan) => {
    try {
      const { path, locale, source } = plan;
      return [{ path, locale, source, ...plan.assemble() }];
    } catch (cause) {
      failures.push({ plan, cause });
      return [];
    }
  });
  if (failures.length > 0) throw new PageAssemblyError(failures);
  return pages;
}

/** The same content and code give the same hash, whenever and wherever they are built; any change gives another. */
export function hashBuild(pages: readonly AssembledPage[], assets: CodeAssets): string {
  const hash = createHash("sha256");
  hash.update(JSON.stringify([assets.entry, assets.style, assets.arrivalScript]));
  for (const { path, data, context } of pages) hash.update(JSON.stringify([path, data, context]));
  return hash.digest("hex").slice(0, 16);
}

export function toPageFile(page: AssembledPage, hash: string): PageFile {
  return { hash, data: page.data, context: page.context };
}
