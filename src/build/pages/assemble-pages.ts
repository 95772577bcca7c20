import type { PageFile } from "../../domain/page.ts";
import { CannotBuildError } from "../cannot-build.ts";
import type { PageParts, PagePlan } from "./page-plan.ts";

export type AssembledPage = Pick<PagePlan, "path"> & PageParts;

/** Pages that could not be put together or drawn (R8.5), each with the content file that it is made of. */
export class PageAssemblyError extends CannotBuildError {
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
      failures.push(`${source}: the page ${path} failed: ${tellCause(cause)}`);
      continue;
    }
    yield drawn;
  }
  if (failures.length > 0) throw new PageAssemblyError(failures);
}

/** With the line where it happened and no more: the same fault may come with each of thousands of pages. */
function tellCause(cause: unknown): string {
  const place = cause instanceof Error ? cause.stack?.match(/^\s+at .+$/m) : undefined;
  return [String(cause), ...(place ?? [])].join("\n");
}

export function toPageFile(page: Pick<PageParts, "data" | "context">, hash: string): PageFile {
  return { hash, data: page.data, context: page.context };
}
