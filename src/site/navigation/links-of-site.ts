const ofSite = '#app a[href^="/"]';

/**
 * The links that lead to pages of this site. A page on view has the same ones however late what stands beside it comes: the greeting
 * leads to the platform.
 */
export function linksOfSite(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(ofSite)];
}

/** Counted on the page; below zero if no link has the focus. */
export function indexOfFocusedLink(): number {
  return linksOfSite().indexOf(document.activeElement as HTMLAnchorElement);
}

export function leadsToSite(link: Element): boolean {
  return link.matches(ofSite);
}
