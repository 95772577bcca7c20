import "./styles/base.css";
import "./board/board.css";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { isLocale } from "../domain/locale.ts";
import type { PageFile } from "../domain/page.ts";
import { App } from "./app.tsx";
import { titleOf, updateHead } from "./head.ts";
import type { Language } from "./language/language.tsx";
import { loadLanguage } from "./navigation/load-language.ts";
import { type LoadedPage, Navigator } from "./navigation/navigator.ts";
import { PageStore } from "./navigation/page-store.ts";
import { prefetchLinksInView } from "./navigation/prefetch.ts";
import type { Screen } from "./screens/screen.ts";
import { loadScreen } from "./screens/screens.ts";

/** The page's data stands in the document itself: opening a page asks for nothing twice. */
function readPageOfDocument(): PageFile {
  return JSON.parse(document.getElementById("page")?.textContent ?? "");
}

const buildHash = document.querySelector<HTMLMetaElement>("meta[name=build-hash]")?.content ?? "";

function missingPage({ locale, messages }: Language): PageFile {
  return {
    hash: buildHash,
    data: { screen: "not-found" },
    context: {
      routeName: "not-found",
      locale,
      translations: [],
      title: messages.notFound.title(),
      description: messages.notFound.text(),
    },
  };
}

/** The not-found page alone is shown in another language than it was built in: see `arrival.ts`. */
async function loadFirstPage(): Promise<{ page: LoadedPage<Screen>; isAsBuilt: boolean }> {
  const file = readPageOfDocument();
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : file.context.locale;
  const isAsBuilt = locale === file.context.locale;
  const [screen, language] = await Promise.all([loadScreen(file.data.screen), loadLanguage(locale)]);
  return { page: { file: isAsBuilt ? file : missingPage(language), screen, language }, isAsBuilt };
}

async function start(): Promise<void> {
  const container = document.getElementById("app") as HTMLElement;
  const { page: first, isAsBuilt } = await loadFirstPage();
  const root = isAsBuilt ? hydrateRoot(container, <App {...first} />) : createRoot(container);

  let current = first;
  const show = (page: LoadedPage<Screen>, announcement: string) => {
    current = page;
    updateHead(page.file.context);
    // Drawn before the browser restores scroll and focus.
    flushSync(() => root.render(<App {...page} announcement={announcement} />));
  };
  if (!isAsBuilt) {
    show(first, "");
    delete document.documentElement.dataset.pending;
  }
  if (!("navigation" in window)) return;

  const pages = new PageStore(buildHash);
  // The page for addresses that do not exist is not the page of this address.
  if (first.file.data.screen !== "not-found") pages.add(location.pathname, first.file);
  const navigator = new Navigator({
    pages,
    first,
    loadScreen,
    show: (page) => show(page, titleOf(page.file.context)),
    showFailure: (address) => root.render(<App {...current} failedAddress={address} />),
    missingPage,
  });
  navigator.start();
  prefetchLinksInView(container, (url) => navigator.prefetch(url));
}

// Not awaited: the chunks that it loads import this module, and would wait for it.
void start();
