import "./styles/base.css";
import "../boards/board.css";
import { startTransition } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { isLocale } from "../domain/locale.ts";
import type { PageFile } from "../domain/page.ts";
import { App, type AppProps } from "./app.tsx";
import { endDocumentState } from "./document-state/document-state.ts";
import { loadChunk } from "./navigation/load-chunk.ts";
import { loadLanguage } from "./navigation/load-language.ts";
import { loadScreen } from "./screens/screens.ts";
import { html } from "./ui/html.ts";
import { trusted } from "./ui/trusted.ts";

/** The page's data stands in the document itself: opening a page asks for nothing twice. */
function readPageOfDocument(): PageFile {
  return JSON.parse(document.getElementById("page")?.textContent ?? "");
}

/** In the language of the document, which the arrival script may have changed on the not-found page. */
async function loadFirstPage(): Promise<AppProps> {
  const file = readPageOfDocument();
  const locale = isLocale(html.lang) ? html.lang : file.context.locale;
  const { screen: name } = file.data;
  const [screen, language] = await Promise.all([loadScreen(name), loadLanguage(locale, name)]);
  return { file, screen, language };
}

/** Nothing is awaited any more that the arrival script has hidden. */
function endWait(): void {
  endDocumentState("pending", "view");
}

/**
 * The page as it was built, as it is for those without JavaScript: it can be read, and its links lead on. The arrival script does
 * the like where no code has come. It could not do it here: this code may have made the one trusted-types policy already.
 */
function restoreBuilt(container: Element, built: string): void {
  // React has emptied what it failed to draw, and may try again: where nobody sees it.
  if (!container.firstChild) {
    const shown = container.cloneNode() as Element;
    shown.innerHTML = trusted(built) as string;
    container.replaceWith(shown);
  }
  html.lang = readPageOfDocument().context.locale;
  endDocumentState("script");
  for (const part of document.querySelectorAll("noscript")) part.outerHTML = trusted(part.textContent) as string;
}

/**
 * In slices, so that a tap or a scroll never waits for it. The root comes when all is taken over: React would throw away what is not,
 * should something else be drawn before.
 */
function hydrate(container: Element, page: AppProps, onUncaughtError: (error: unknown) => void): Promise<Root> {
  return new Promise((resolve) => {
    startTransition(() => {
      const app = <App {...page} whenAlive={() => resolve(root)} />;
      const root = hydrateRoot(container, app, { onUncaughtError });
    });
  });
}

/** Of a double one: the first has done it, and the link that stands there by now may be one that was never pointed at. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1 && (event.target as Element).closest("a")) event.preventDefault();
}

/** Brings the page of the document to life; what it takes to move on comes after it. */
async function start(): Promise<void> {
  addEventListener("click", ignoreSecondClick, true);
  const container = document.getElementById("app") as HTMLElement;
  const built = container.innerHTML;
  const { pathname } = location;
  let isAlive = false;
  const giveUp = (error: unknown, isBroken = !isAlive) => {
    console.error(error);
    // What was built is of the address that was opened.
    if (isBroken && location.pathname !== pathname) location.reload();
    else if (isBroken) restoreBuilt(container, built);
    endWait();
    // Nobody is there to ask the platform: as if it could not be asked (R4.3).
    endDocumentState("reading");
  };
  const onUncaughtError = (error: unknown) => giveUp(error, true);
  const moving = loadChunk("moving", () => import("./moving.tsx"));
  // It is asked for below, if it comes to that.
  moving.catch(() => {});
  try {
    const first = await loadFirstPage();
    const isInItsLanguage = first.language.locale === first.file.context.locale;
    const root = isInItsLanguage
      ? await hydrate(container, first, onUncaughtError)
      : createRoot(container, { onUncaughtError });
    isAlive = isInItsLanguage;
    const { startMoving } = await moving;
    await startMoving({ container, root, first, endWait });
  } catch (error) {
    giveUp(error);
  }
}

// Not awaited: the chunks that it loads import this module, and would wait for it. In the sign-in frame nothing is to be seen.
if (parent === window) void start();
