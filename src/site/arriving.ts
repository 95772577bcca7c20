import styles from "./arriving.css?inline";
import { endDocumentState, setDocumentState } from "./document-state/document-state.ts";
import { adoptStyles } from "./ui/adopt-styles.ts";

adoptStyles(styles);

/** The parts of a page that are laid out one by one: the same as in `arriving.css`. */
const parts = "main :is(section:not(:has(article)), article:not(:has(section)), aside), footer";

/** The heights of the parts of a page that the visitor has left, by its address, in windows of one width. */
const left = new Map<string, { width: number; heights: number[] }>();

const partsOf = (page: Element) => [...page.querySelectorAll<HTMLElement>(parts)];
const withoutPlace = (address: string) => address.replace(/#.*/, "");

/** To be called before a page is left, and before anything of it is changed: measured later, all of it would be laid out anew. */
export function noteHeights(page: Element): void {
  const from = window.navigation?.transition?.from.url;
  if (from)
    left.set(withoutPlace(from), {
      width: innerWidth,
      heights: partsOf(page).map((part) => part.getBoundingClientRect().height),
    });
}

/**
 * Has the browser lay out no more at first of a page that takes the place of another than what the window shows of it: a third of the
 * work. The rest follows after the first frame, because a page must have its height for all that looks for a place in it. On the way
 * back that is at once, so that the parts get the heights that they had. To be called just before the page is shown.
 */
export function layOutInTurn(page: Element): void {
  const known = left.get(withoutPlace(location.href));
  if (known?.width === innerWidth) {
    for (const [index, part] of partsOf(page).entries())
      part.style.setProperty("--height", `${known.heights[index]}px`);
  }
  // Other browsers do not tell how a page is come to.
  else if (window.navigation?.transition?.navigationType !== "push" || location.hash) return;
  setDocumentState("arriving", "");
  afterFrame(() => endDocumentState("arriving"));
}

/** To be called where a page takes the place of another in another way, perhaps before the first frame of that one. */
export function layOutAtOnce(): void {
  endDocumentState("arriving");
}

/** In a tab that nobody sees there are no frames until it is seen. */
export function afterFrame(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(work));
}
