import { isAnswerAwaited } from "../document-state/awaited-answer.ts";
import { isLineToSpare } from "../document-state/spare-line.ts";
import { visibilityMargin, visibilityThreshold } from "../ui/visibility.ts";
import { isPlainClick, linkUnder } from "./clicked-link.ts";
import { leadsToSite, linksOfSite } from "./links-of-site.ts";

const prefetchDelayMs = 250;

/**
 * Calls `prefetch` with the path of each link of this site that has been in view for the delay, now or after `root`
 * has changed (R4.8). A link that leaves the view in time, or the page, is not prefetched.
 */
export function prefetchLinksInView(root: Element, prefetch: (path: string) => void): void {
  const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
  const visibility = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(timers.get(target));
        const wait = () => timers.set(target, setTimeout(start, prefetchDelayMs));
        const start = () => {
          // An answer that the visitor waits for comes first.
          if (isAnswerAwaited()) return wait();
          visibility.unobserve(target);
          if (target.isConnected && isLineToSpare()) prefetch((target as HTMLAnchorElement).pathname);
        };
        if (isIntersecting) wait();
      }
    },
    { rootMargin: visibilityMargin, threshold: visibilityThreshold },
  );

  const watched = new WeakMap<Element, string>();
  const watch = () => {
    for (const link of linksOfSite()) {
      // React re-uses a link's element for another page: it is a new link, and observed anew it is reported anew.
      if (watched.get(link) === link.href) continue;
      watched.set(link, link.href);
      visibility.unobserve(link);
      visibility.observe(link);
    }
  };
  watch();
  new MutationObserver(watch).observe(root, { childList: true, subtree: true, attributeFilter: ["href"] });
}

/**
 * Calls `prefetch` with the path of a link of this site as soon as it is pressed: the click comes when the finger or the button goes up, some
 * 80 ms later. A finger that scrolls asks for what it would have got by resting there.
 */
export function prefetchPressedLinks(prefetch: (path: string) => void): void {
  addEventListener("pointerdown", (event) => {
    const link = linkUnder(event);
    if (link && leadsToSite(link) && isPlainClick(event) && isLineToSpare()) prefetch(link.pathname);
  });
}
