import { flushSync } from "react-dom";
import type { Root } from "react-dom/client";
import type { PageContext, PageFile } from "../domain/page.ts";
import { App } from "./app.tsx";
import { titleOf } from "./head.ts";
import type { Language } from "./language/language.tsx";
import { LoadFailure } from "./layout/load-failure.tsx";
import { type LoadedPage, Navigator } from "./navigation/navigator.ts";
import { PageStore } from "./navigation/page-store.ts";
import { prefetchLinksInView } from "./navigation/prefetch.ts";
import { NotFoundScreen } from "./screens/not-found/not-found-screen.tsx";
import { prepareView } from "./screens/prepare-view.ts";
import type { AnyScreen } from "./screens/screen.ts";
import { loadScreen } from "./screens/screens.ts";
import { updateHead } from "./update-head.ts";

type Page = LoadedPage<AnyScreen>;

const html = document.documentElement;

const buildHash = document.querySelector<HTMLMetaElement>("meta[name=build-hash]")?.content ?? "";

function missingPage(language: Language): Page {
  const { locale, messages } = language;
  const context: PageContext = {
    routeName: "not-found",
    locale,
    translations: [],
    title: messages.notFound.title(),
    description: messages.notFound.text(),
  };
  const file: PageFile = { hash: buildHash, data: { screen: "not-found" }, context };
  return { file, language, screen: { Component: NotFoundScreen } };
}

interface Start {
  container: Element;
  root: Root;
  first: Page;
  /** What was hidden on arriving may show. */
  endWait: () => void;
}

/** From here on, links, back and forward lead to other pages without loading documents. No first view needs any of it. */
export async function startMoving({ container, root, first, endWait }: Start): Promise<void> {
  const { file, language } = first;
  // The not-found page alone is shown in another language than it was built in: see `arrival.ts`.
  let current = language.locale === file.context.locale ? first : missingPage(language);
  const show = (page: Page) => {
    const announcement = page.file === current.file ? "" : titleOf(page.file.context);
    current = page;
    updateHead(page.file.context);
    // Drawn before the browser restores scroll and focus.
    flushSync(() => root.render(<App {...page} announcement={announcement} />));
    endWait();
  };
  const showFailure = (address: string) => {
    root.render(<App {...current} notice={<LoadFailure address={address} />} />);
    endWait();
  };

  if (current !== first) show(current);

  const pages = new PageStore(buildHash);
  // The page for addresses that do not exist is not the page of this address.
  if (file.data.screen !== "not-found") pages.add(location.pathname, file);
  const navigator = new Navigator({ pages, first, loadScreen, prepareView, show, showFailure, missingPage });
  if ("navigation" in window) {
    navigator.start();
    prefetchLinksInView(container, (url) => navigator.prefetch(url));
  } else {
    // Links load documents. What a screen has written into the history itself belongs to this one.
    addEventListener("popstate", () => location.hash || navigator.visit());
  }
  html.dataset.script = "moving";
  // Set by the arrival script: the address or the history asks for more than was built.
  if (html.dataset.view) await navigator.visit();
}
