/**
 * Runs inside the head of every page, before the first paint, so that no wrong language, theme or day flashes up. It is built by itself
 * and stands in the HTML of every page, so it stays small.
 */
import { chooseArrivalLanguage, chooseNotFoundLanguage, isCrawler } from "../../domain/arrival.ts";
import { comparedParameter } from "../../domain/comparison.ts";
import { queryNames } from "../../domain/finding/query-names.ts";
import { highlightDay } from "../../domain/highlight.ts";
import { isLocale, type Locale } from "../../domain/locale.ts";
import { plainQuery } from "../../domain/plain-query.ts";
import { prefixOf } from "../../domain/read-path.ts";
import { isReadingBlocked } from "../../domain/reading.ts";
import { readDocumentFacts } from "../document-state/document-facts.ts";
import { documentState, endDocumentState, setDocumentState } from "../document-state/document-state.ts";
import { whenOpened } from "../document-state/when-opened.ts";
import { askAgainOnline, showPictures } from "../ui/show-pictures.ts";
import { trusted } from "../ui/trusted.ts";
import { takeFollowed } from "../visitor/followed-links.ts";
import { readReadings } from "../visitor/readings.ts";
import { readStored, storageKeys, store } from "../visitor/storage.ts";
import { noteLinks } from "./links.ts";

const root = document.documentElement;
const { lang: builtLang } = root;
const { route, pageType, limited } = readDocumentFacts();
/** Of these pages, an address with a query means the same in every language. */
const pathWithQuery = /\/(inspirations|sessions|favourites|compare|plan)\/$/;

function translationPaths(): Map<Locale, string> {
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=alternate][hreflang]");
  return new Map(
    [...links].flatMap((link) =>
      // The addresses name the public host. On any other host, the translations have the same paths.
      isLocale(link.hreflang) ? [[link.hreflang, new URL(link.href).pathname] as const] : [],
    ),
  );
}

/**
 * Whether the page stands at its own address, or at any for a page that does not exist. A page that somebody has saved in a file or
 * keeps on another host may have others around it, and none of the site's files beside it.
 */
function isAtHome(): boolean {
  const own = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  const plain = (path: string) => path.replace(/\/(?:index\.html)?$/, "");
  return (
    location.protocol.startsWith("http") && (!own || plain(new URL(own.href).pathname) === plain(location.pathname))
  );
}

function isFromOutside(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isFollowed = takeFollowed(location.pathname);
  const isReferred = document.referrer !== "" && new URL(document.referrer).origin === location.origin;
  return entry?.type === "navigate" && !isFollowed && !isReferred;
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
    remember(toStore);
    if (show !== root.lang) {
      root.lang = show;
      // Hidden until the app has drawn the page in that language; the style sheet ends the wait if it never does.
      setDocumentState("pending", show);
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
  remember(toStore);
  const path = apply && paths.get(apply);
  if (path) {
    setDocumentState("pending", apply);
    const next = new URL(location.href);
    next.pathname = path;
    // The request is fulfilled, and would overrule later choices of the visitor. On other pages the parameter means
    // nothing.
    if (isTemplatePage) next.searchParams.delete("locale");
    location.replace(next);
  }
}

function remember(language: Locale | undefined): void {
  if (language) void whenOpened().then(() => store(storageKeys.language, language));
}

/** Mends the address that was shared, for all that reads it: this script, the page's code, and whom it is passed on to. */
function mendQuery(): void {
  const search = plainQuery(location.search);
  if (search !== location.search) history.replaceState(history.state, "", search + location.hash);
}

/**
 * Hides a listing or a comparison whose address asks another question than the page was built for, until the app has the answer. Hides a
 * plan in any case, because no page is built with one.
 */
function awaitView(): void {
  const isListing = route === "inspirations" || route === "sessions";
  const query = new URLSearchParams(location.search);
  const isComparison = route === "compare" && query.has(comparedParameter);
  // Parameters of others, such as a campaign's name, ask for nothing.
  if (
    route === "plan" ||
    isComparison ||
    (isListing && (queryNames.some((name) => query.has(name)) || history.state !== null))
  )
    setDocumentState("view", query.get("q") ? "search" : "");
}

/**
 * Stores the language when a link to it is pressed, before the page is alive as well as after (R4.6). A place in the page, and a query of a
 * listing, of favourites, of a comparison or of a plan, are the same in every language, so the link takes them along.
 */
function followLanguageLinks(): void {
  for (const press of ["pointerdown", "click"]) {
    addEventListener(press, ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>("a[hreflang]");
      if (!link) return;
      if (pathWithQuery.test(link.pathname)) link.search = location.search;
      link.hash = location.hash;
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
 * Shows the page as it is without JavaScript, if the entry or a module that it imports does not arrive: no other code is there to end
 * the states set below. To a browser that runs scripts, the contents of `noscript` are text.
 */
function showWithoutScript(): void {
  root.lang = builtLang;
  endDocumentState("script", "reading", "pending", "view");
  for (const part of document.querySelectorAll("noscript")) part.outerHTML = trusted(part.textContent) as string;
}

/** Elements that stand inert in the document until they are wanted. */
const contentsOf = (id: string) => (document.getElementById(id) as HTMLTemplateElement).content;

/**
 * Fetches the page's code once the page has been painted, so that on a slow line it takes no bandwidth from the text. It does so at
 * once if the code has to draw first, if the page is in the background and never painted, or if the browser does not tell of paints.
 */
function bringCode(): void {
  const bring = () => {
    // The document was cut off before its end, which holds its data. Or the document of another language is replacing it: Firefox sends
    // the event all the same, and nothing is to be shown.
    if (!document.getElementById("page")) return pending !== undefined || showWithoutScript();
    const code = contentsOf("code");
    // A script's error event also tells of the modules that it imports.
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

function arrive(): void {
  // The frame of the sign-in dialog has come back to the site. It shows nothing, since the page around it goes on.
  if (parent !== window) root.hidden = true;
  const theme = readStored(storageKeys.theme);
  if (theme === "light" || theme === "dark") setDocumentState("theme", theme);
  setDocumentState("day", String(highlightDay(Date.now())));
  setDocumentState("script", "on");
  mendQuery();
  applyLanguage();
  awaitView();
  followLanguageLinks();
  noteLinks();
  blockReading();
  // Other tabs may have read more between the drawing of a page and its opening.
  document.addEventListener("prerenderingchange", blockReading);
  addEventListener("DOMContentLoaded", bringCode);
  askAgainOnline();
}

if (isAtHome()) arrive();
// It can be read, and its links lead to the site.
else addEventListener("DOMContentLoaded", showWithoutScript);
