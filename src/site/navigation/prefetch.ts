import { visibilityMargin, visibilityThreshold } from "../ui/visibility.ts";

export const prefetchDelayMs = 250;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whoever saves data, or is on a slow line, pays only for what they open. */
function isSparingConnection(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes("2g"));
}

/**
 * Calls `prefetch` with the address of each link inside `root` that has been in view for the delay, now or after the page
 * has changed (R4.8). A link that leaves the view in time is not prefetched.
 */
export function prefetchLinksInView(root: Element, prefetch: (url: URL) => void): void {
  if (isSparingConnection()) return;
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();

  const forget = (link: Element) => {
    clearTimeout(timers.get(link));
    timers.delete(link);
  };

  const visibility = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        forget(target);
        if (!isIntersecting) continue;
        const start = () => {
          forget(target);
          visibility.unobserve(target);
          if (target.isConnected) prefetch(new URL((target as HTMLAnchorElement).href));
        };
        timers.set(target, setTimeout(start, prefetchDelayMs));
      }
    },
    { rootMargin: visibilityMargin, threshold: visibilityThreshold },
  );

  const watch = (element: Element) => {
    for (const link of element.querySelectorAll("a[href]")) visibility.observe(link);
  };
  watch(root);
  new MutationObserver((changes) => {
    for (const change of changes) {
      for (const node of change.addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches("a[href]")) visibility.observe(node);
        watch(node);
      }
      // React re-uses a link's element for another page: it is a new link.
      if (change.type === "attributes") {
        visibility.unobserve(change.target as Element);
        visibility.observe(change.target as Element);
      }
      for (const node of change.removedNodes) {
        if (!(node instanceof Element)) continue;
        for (const link of [node, ...node.querySelectorAll("a[href]")]) {
          forget(link);
          visibility.unobserve(link);
        }
      }
    }
  }).observe(root, { childList: true, subtree: true, attributeFilter: ["href"] });
}
