import type { PageFile } from "../domain/page.ts";
import type { PageParts, PagePlan } from "./pages/page-plan.ts";

export type AssembledPage = Pick<PagePlan, "path" | "locale" | "source"> & PageParts;

/** Pages whose data could not be put together (R8.5), each with the content file that it is made of. */
export class PageAssemblyError extends Error {
  override readonly name = "PageAssemblyError";

  constructor(readonly failures: string[]) {
    super(failures.join("\n"));
  }
}

/** Puts one page after the other together. Throws one error in the end that names every page that failed. */
export function* assemblePages(plans: readonly PagePlan[]): Generator<AssembledPage> {
  const failures: string[] = [];
  for (const plan of plans) {
    const { path, locale, source } = plan;
    let assembled: PageParts;
    try {
      assembled = plan.assemble();
    } catch (cause) {
      failures.push(`${source}: the page ${path} failed: ${cause}`);
      continue;
    }
    yield { path, locale, source, ...assembled };
  }
  if (failures.length > 0) throw new PageAssemblyError(failures);
}

export function toPageFile(page: Pick<PageParts, "data" | "context">, hash: string): PageFile {
  return { hash, data: page.data, context: page.context };
}
