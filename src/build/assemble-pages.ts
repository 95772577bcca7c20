import type { PageContext, PageData, PageFile } from "../domain/page.ts";
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

/** Puts one page after the other together. Throws one error in the end that names every page that failed. */
export function* assemblePages(plans: readonly PagePlan[]): Generator<AssembledPage> {
  const failures: { plan: PagePlan; cause: unknown }[] = [];
  for (const plan of plans) {
    const { path, locale, source } = plan;
    let assembled: ReturnType<PagePlan["assemble"]>;
    try {
      assembled = plan.assemble();
    } catch (cause) {
      failures.push({ plan, cause });
      continue;
    }
    yield { path, locale, source, ...assembled };
  }
  if (failures.length > 0) throw new PageAssemblyError(failures);
}

export function toPageFile(page: AssembledPage, hash: string): PageFile {
  return { hash, data: page.data, context: page.context };
}
