import type { Root, RootOptions } from "react-dom/client";
import type { PageContext, PageFile, PlanData } from "../domain/page.ts";
import { pathOf } from "../domain/route.ts";
import type { PageView } from "./analytics/page-view.ts";
import type { Page } from "./app.tsx";
import { showCompareTray } from "./compare/show-compare-tray.tsx";
import { asksConsent } from "./config.ts";
import { documentState, endDocumentState, setDocumentState } from "./document-state/document-state.ts";
import { isReloaded } from "./document-state/reload.ts";
import { whenOpened } from "./document-state/when-opened.ts";
import type { Language } from "./language/language.tsx";
import { LoadFailure } from "./layout/load-failure.tsx";
import { loadChunk } from "./navigation/load-chunk.ts";
import { isStale, loadDocument } from "./navigation/load-document.ts";
import { Navigator } from "./navigation/navigator.ts";
import { PageLoader } from "./navigation/page-loader.ts";
import { PageStore } from "./navigation/page-store.ts";
import { prefetchLinksInView, prefetchPressedLinks } from "./navigation/prefetch.ts";
import { isHere } from "./navigation/present-address.ts";
import { provideTemplateReader } from "./navigation/template-reader.ts";
import { PageOnView } from "./page-on-view.tsx";
import { showPlanTray } from "./plans/show-plan-tray.tsx";
import { NotFoundScreen } from "./screens/not-found/not-found-screen.tsx";
import { loadScreen } from "./screens/screens.ts";
import { openCards } from "./template-card/open-cards.ts";
import { printPictures } from "./ui/print-pictures.ts";

function missingPage(language: Language): Page {
  const { title, text } = language.messages.notFound;
  const context: PageContext = {
    routeName: "not-found",
    locale: language.locale,
    translations: [],
    title: title(),
    description: text(),
  };
  // Made here, by no build.
  const file: PageFile = { hash: "", data: { screen: "not-found" }, context };
  return { file, language, screen: { Component: NotFoundScreen } };
}

interface Start {
  container: Element;
  root: Root;
  /** With the HTML that it was built as. */
  first: Page;
  /** Shows the parts that the arrival script has hidden. */
  endWait: () => void;
  options: RootOptions;
}

/** Has links, back and forward lead to other pages without loading documents. Loaded once the first page stands. */
export async function startMoving({ container, root, first, options, endWait }: Start): Promise<void> {
  openCards();
  printPictures();
  const { file, language } = first;
  // Only the not-found page is shown in another language than it was built in: see `arrival.ts`.
  const start = language.locale === file.context.locale ? first : missingPage(language);
  const view = new PageOnView({ container, root, page: start, options });
  // Kept for the analytics client, which takes them out once there is consent.
  const views = asksConsent ? [viewOf(start)] : [];
  const followers: (() => void)[] = [];
  const show = (page: Page) => {
    view.show(page);
    if (asksConsent) views.push(viewOf(page));
    for (const follow of followers) follow();
  };
  const showFailure = (address: string) => {
    view.beside.put({ announcement: "", notice: <LoadFailure key={Date.now()} address={address} /> });
  };

  if (start !== first) {
    show(start);
    endWait();
  }

  await whenOpened();
  // The not-found page is shown at an address that is not its own, so it is no page of the store.
  const pages = new PageStore(file.hash, file.data.screen === "not-found" ? [] : [[location.pathname, file]]);
  const loader = new PageLoader({ pages, loadScreen, missingPage });
  provideTemplateReader({
    loadTemplate: (template, locale) => loader.loadTemplate(template, locale),
    limit: view.readingLimit,
  });
  const prepareView = async ({ file: { data }, screen, language: { locale } }: Page, url: URL) =>
    screen.prepare?.(data, {
      locale,
      search: url.search,
      state: isHere(url) ? history.state : null,
      isOnView: data === view.file.data,
      loadTemplate: (template) => loader.loadTemplate(template, locale),
    });
  const navigator = new Navigator({ loader, language, prepareView, show, showFailure });
  // If the code for browsers without the Navigation API does not come, links load documents there.
  if (!window.navigation) {
    const moves = import("./navigation/move-by-history.ts");
    await moves.then(({ moveByHistory }) => moveByHistory(navigator.visit), console.warn);
  }
  /** The document was opened at an address that asks for more than the page was built with. */
  const prepareOpened = async () => {
    const url = new URL(location.href);
    try {
      const prepared = await prepareView(start, url);
      // The visitor may have moved on.
      if (view.file === file && isHere(url)) view.show({ ...start, view: prepared });
    } catch (error) {
      if (isStale(error) && !isReloaded()) return loadDocument(url.href, error);
      console.error(error);
      showFailure(url.href);
    }
    endDocumentState("view");
  };
  navigator.start();
  if (start.screen.isPreparedOnOpening && documentState("view") !== undefined) void prepareOpened();
  const prefetch = (path: string) => loader.prefetch(path);
  prefetchLinksInView(document.body, prefetch);
  prefetchPressedLinks(prefetch);
  setDocumentState("script", "moving");
  // Not every browser tells when it has nothing better to do.
  await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
  showPlanTray(
    (planTray) => view.beside.put({ planTray }),
    async (locale) => (await pages.load(pathOf({ name: "plan" }, locale))).data as PlanData,
  );
  showCompareTray(
    (compareTray) => view.beside.put({ compareTray }),
    async (template, locale) => (await loader.loadTemplate(template, locale))?.context.title,
  );
  const account = await loadChunk("account", () => import("./account/account.tsx"))
    .then(({ startAccount }) => startAccount(view, showFailure))
    .catch((error) => {
      console.warn(error);
      // Without it the page is read as if the platform could not be asked.
      view.readingLimit.lift();
      return undefined;
    });
  if (account) followers.push(account.follow);
  if (asksConsent) {
    // If the chunk does not arrive, nothing that needs consent begins, and nothing waits for it.
    await loadChunk("consent", () => import("./consent/consent.ts"))
      .then(({ startConsent }) => startConsent(views, account))
      .catch((error) => {
        console.error(error);
        return () => void views.splice(0);
      })
      .then((follow) => followers.push(follow));
  }
}

function viewOf({ file: { context } }: Page): PageView {
  return { context, address: location.href };
}
