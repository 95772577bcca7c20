import type { PageFile } from "../domain/page.ts";
import type { PageParts, PagePlan } from "./pages/page-plan.ts";

export type AssembledPage = Pick<PagePlan, "path"> & PageParts;

/** Pages that could not be put together or drawn (R8.5), each with the content file that it is made of. */
export class PageAssemblyError extends Error {
  override readonly name = "PageAssemblyError";

  constructor(readonly failures: string[]) {
    super(failures.join("\n"));
  }
}

/** Puts one page after the other together, and draws it. Throws one error in the end that names every page that failed. */
export function* assemblePages<Page = AssembledPage>(
  plans: readonly PagePlan[],
  draw = (page: AssembledPage) => page as Page,
): Generator<Page> {
  const failures: string[] = [];
  for (const { path, source, assemble } of plans) {
    let drawn: Page;
    try {
      drawn = draw({ path, ...assemble() });
    } catch (cause) {
      failures.push(`${source}: the page ${path} failed: ${cause}`);
      continue;
    }
    yield drawn;
  }
  if (failures.length > 0) throw new PageAssemblyError(failures);
}

export function toPageFile(page: Pick<PageParts, "data" | "context">, hash: string): PageFile {
  return { hash, data: page.data, context: page.context };
}
