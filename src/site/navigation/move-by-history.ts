import { isFilePath } from "../../domain/read-path.ts";
import { documentState, endDocumentState, setDocumentState } from "../document-state/document-state.ts";
import { allowReload } from "../document-state/reload.ts";
import { isPlainClick, linkUnder } from "./clicked-link.ts";
import { indexOfFocusedLink, linksOfSite } from "./links-of-site.ts";
import { isHere, presentAddress } from "./present-address.ts";

/** Shows the page of an address. Where that is not the present one yet, `enter` makes it so once the page is there. */
type Visit = (url: URL, enter?: () => void) => Promise<void>;

/**
 * Has plain clicks on links, back and forward lead to other pages where the browser lacks the Navigation API, and does what the others do by
 * themselves. Loaded by those browsers alone.
 */
export function moveByHistory(visit: Visit): void {
  /** The visitor's place on each page that they have left, by its address. */
  const places = new Map<string, { top: number; link: number }>();
  // Going back and forward is told only when the address is another one already, and Firefox has scrolled.
  let address = presentAddress();
  let top = scrollY;
  const leave = () => places.set(address, { top, link: indexOfFocusedLink() });
  let last: URL;
  const go = async (url: URL, takeUpPlace: () => void, enter?: () => void) => {
    last = url;
    setDocumentState("loading", "");
    await visit(url, enter);
    // The visitor may have gone elsewhere meanwhile.
    if (url !== last) return;
    endDocumentState("loading");
    if (isHere(url)) takeUpPlace();
  };

  for (const write of ["pushState", "replaceState"] as const) {
    const writeEntry = history[write].bind(history);
    history[write] = (...entry) => {
      writeEntry(...entry);
      address = presentAddress();
    };
  }
  addEventListener("scroll", () => {
    top = scrollY;
  });
  addEventListener("click", (event) => {
    const link = linkUnder(event);
    if (!link || !isPlainClick(event) || !leadsToOtherPage(link)) return;
    event.preventDefault();
    const { href } = link;
    void go(new URL(href), beginPage, () => {
      leave();
      if (href !== location.href) history.pushState(null, "", href);
      allowReload();
    });
  });
  addEventListener("popstate", () => {
    // A place in the page.
    if (address === presentAddress()) return;
    leave();
    address = presentAddress();
    allowReload();
    const place = places.get(address);
    void go(new URL(location.href), () => {
      if (!place) return;
      linksOfSite()[place.link]?.focus({ preventScroll: true });
      scrollTo({ top: place.top, behavior: "instant" });
    });
  });
}

/** Whether a link leads to a page of this site, in this tab, and not just to a place in the page on view. */
function leadsToOtherPage(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search, hash, target } = link;
  // Without its script the page has failed, and links load documents.
  if (!documentState("script") || target || link.hasAttribute("download")) return false;
  return origin === location.origin && !isFilePath(pathname) && !(hash && pathname + search === presentAddress());
}

/** A new page begins at its top or at the place that its address names, for the eyes and for the keyboard (R2.5). */
function beginPage(): void {
  // The body can have the focus only while it has an index.
  document.body.tabIndex = -1;
  document.body.focus({ preventScroll: true });
  document.body.removeAttribute("tabindex");
  if (location.hash) location.replace(location.hash);
  else scrollTo({ top: 0, behavior: "instant" });
}
