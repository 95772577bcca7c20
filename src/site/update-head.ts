import type { PageContext } from "../domain/page.ts";
import { isVisitorsOwn } from "../domain/route.ts";
import { pathOfPage, publicUrl, titleOf } from "./head.ts";

/**
 * Updates the elements of the head that browsers show, save and share, when the visitor moves on. All others (`document.ts`) are for
 * readers of documents, such as search engines and social networks.
 */
export function updateHead(context: PageContext): void {
  document.title = titleOf(context);
  // Written anew, the same language would have the browser compute all styles of the page anew.
  const { documentElement } = document;
  if (documentElement.lang !== context.locale) documentElement.lang = context.locale;
  const path = isVisitorsOwn(context.routeName) ? undefined : pathOfPage(context);
  document.querySelector("link[rel=canonical]")?.setAttribute("href", path ? publicUrl(path) : location.href);
  document.querySelector("meta[name=description]")?.setAttribute("content", context.description);
}
