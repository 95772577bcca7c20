import type { PageContext } from "../../domain/page.ts";
import type { RouteName } from "../../domain/route.ts";

/** A page that a visitor has come to. */
export interface PageView {
  context: Pick<PageContext, "routeName" | "locale">;
  /** All of it: with the query, and with the place in the page. */
  address: string;
}

/** A page is viewed when it is come to: another query of it is no other page, and some are not counted at all (R4.10). */
export function findNewViews(
  views: readonly PageView[],
  { after, excluded }: { after: PageView | undefined; excluded: readonly RouteName[] },
): PageView[] {
  return views.filter((view, index) => {
    const before = views[index - 1] ?? after;
    return (before === undefined || pathOf(before) !== pathOf(view)) && !excluded.includes(view.context.routeName);
  });
}

/** The address without the host. */
export function fullPathOf({ address }: PageView): string {
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
}

function pathOf({ address }: PageView): string {
  return new URL(address).pathname;
}
