/**
 * Runs inside the head of every page, before the first paint: what would otherwise show as a flash of the wrong
 * language, theme or day. It is built by itself and stands in the HTML, so it stays small.
 */
import { chooseArrivalLanguage, chooseNotFoundLanguage, isCrawler } from "../../domain/arrival.ts";
import { queryNames } from "../../domain/finding/query-names.ts";
import { highlightDay } from "../../domain/highlight.ts";
import { isLocale, type Locale } from "../../domain/locale.ts";
import { prefixOf } from "../../domain/read-path.ts";
import { isReadingBlocked } from "../../domain/reading.ts";
import { readDocumentFacts } from "../document-state/document-facts.ts";
import { documentState, endDocumentState, setDocumentState } from "../document-state/document-state.ts";
import { trusted } from "../ui/trusted.ts";
import { readReadings } from "../visitor/readings.ts";
import { readStored, storageKeys, store } from "../visitor/storage.ts";
import { askAgainOnline, showPictures } from "./pictures.ts";

const root = document.documentElement;
const { lang: builtLang } = root;
const { route, pageType, limited } = readDocumentFacts();
const listingPath = /\/(inspiration|session)s\/$/;

function translationPaths(): Map<Locale, string> {
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=alternate][hreflang]");
  return new Map(
    [...links].flatMap((link) =>
      // The addresses name the public host; on any other host the page's translations stand at the same paths.
      isLocale(link.hreflang) ? [[link.hreflang, new URL(link.href).pathname] as const] : [],
    ),
  );
}

function isFromOutside(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const cameByClick = document.referrer !== "" && new URL(document.referrer).origin === location.origin;
  return entry?.type === "navigate" && !cameByClick;
}

function applyLanguage(): void {
  const visit = {
    isFromOutside: isFromOutside(),
    isCrawler: isCrawler(navigator.userAgent),
    stored: readStored(storageKeys.language),
    browserLanguage: navigator.language,
  };
  if (route === "not-found") {
    const { show, store: toStore } = chooseNotFoundLanguage({ ...visit, prefix: prefixOf(location.pathname) });
    if (toStore) store(storageKeys.language, toStore);
    if (show !== root.lang) {
      root.lang = show;
      // Hidden until the app has drawn the page in that language; the style sheet ends the wait if it never does.
      setDocumentState("pending", "");
    }
    return;
  }
  const paths = translationPaths();
  const isTemplatePage = pageType === "inspiration";
  const { apply, store: toStore } = chooseArrivalLanguage({
    ...visit,
    pageLocale: root.lang as Locale,
    available: [...paths.keys()],
    isTemplatePage,
    asked: new URLSearchParams(location.search).get("locale"),
  });
  if (toStore) store(storageKeys.language, toStore);
  const path = apply && paths.get(apply);
  if (path) {
    setDocumentState("pending", "");
    const next = new URL(location.href);
    next.pathname = path;
    // What was asked for is done, and would overrule whatever is chosen later. Elsewhere it asks for nothing.
    if (isTemplatePage) next.searchParams.delete("locale");
    location.replace(next);
  }
}

/** A listing as it was built is not what this address asks for: hidden until the app knows what is. A search takes more than others. */
function awaitView(): void {
  const isListing = route === "inspirations" || route === "sessions";
  const query = new URLSearchParams(location.search);
  // What others have added to the address, such as a campaign's name, asks for nothing.
  if (isListing && (queryNames.some((name) => query.has(name)) || history.state !== null))
    setDocumentState("view", query.get("q") ? "search" : "");
}

/**
 * The links to other languages, pressed before the page is alive as well as after: the language is kept (R4.6), and what a
 * listing shows, which stands in its address and means the same in every language, is shown there too.
 */
function followLanguageLinks(): void {
  for (const press of ["pointerdown", "click"]) {
    addEventListener(press, ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>("a[hreflang]");
      if (!link) return;
      if (listingPath.test(link.pathname)) link.search = location.search;
      if (press === "click") store(storageKeys.language, link.hreflang);
    });
  }
}

/** A template too many shows its beginning only, from the first paint on (R4.4). */
function blockReading(): void {
  if (limited && isReadingBlocked(readReadings(), limited.template, limited.freeReadings)) {
    setDocumentState("reading", "");
  }
}

/**
 * The page as it is for those without JavaScript, where the entry or what it imports does not come: nobody else is there to take
 * back what has been set. What stands in `noscript` is text to a browser that runs scripts.
 */
function showWithoutScript(): void {
  root.lang = builtLang;
  endDocumentState("script", "reading", "pending", "view");
  for (const part of document.querySelectorAll("noscript")) part.outerHTML = trusted(part.textContent) as string;
}

/** What stands inert in the document until it is wanted. */
const contentsOf = (id: string) => (document.getElementById(id) as HTMLTemplateElement).content;

/**
 * Fetches the page's code: once the page is to be seen, so that on a slow line nothing takes the place of what is read first.
 * At once where the code has to draw first, where nobody looks and nothing is painted, and where the browser does not tell.
 */
function bringCode(): void {
  const bring = () => {
    // The document was cut off before its end, where its data are. Or another language's takes its place, and Firefox tells of the end
    // all the same: then nothing is to be shown.
    if (!document.getElementById("page")) return pending !== undefined || showWithoutScript();
    const code = contentsOf("code");
    // It is told of what it imports as well.
    code.querySelector("script")?.addEventListener("error", showWithoutScript);
    document.head.append(code);
    if (view !== undefined) document.head.append(contentsOf("view"));
    if (view === "search") document.head.append(contentsOf("search"));
  };
  const pending = documentState("pending");
  const view = documentState("view");
  const isPaintTold = !document.hidden && PerformanceObserver.supportedEntryTypes.includes("paint");
  const paints = new PerformanceObserver((told) => {
    if (told.getEntriesByName("first-contentful-paint").length === 0) return;
    showPictures();
    bring();
  });
  if (pending !== undefined || view !== undefined || !isPaintTold) bring();
  else paints.observe({ type: "paint", buffered: true });
}

// In the sign-in frame, which has come back to the site: nothing to see, the page around it goes on.
if (parent !== window) root.hidden = true;
const theme = readStored(storageKeys.theme);
if (theme === "light" || theme === "dark") setDocumentState("theme", theme);
setDocumentState("day", String(highlightDay(Date.now())));
setDocumentState("script", "on");
applyLanguage();
awaitView();
followLanguageLinks();
blockReading();
addEventListener("DOMContentLoaded", bringCode);
askAgainOnline();
