import "./styles/base.css";
import "../boards/board.css";
import { createRoot, type Root, type RootOptions } from "react-dom/client";
import type { PageFile } from "../domain/page.ts";
import type { Page } from "./app.tsx";
import { documentState, endDocumentState } from "./document-state/document-state.ts";
import { hydrate } from "./hydrate.tsx";
import { linkUnder } from "./navigation/clicked-link.ts";
import { loadChunk } from "./navigation/load-chunk.ts";
import { loadLanguage } from "./navigation/load-language.ts";
import { withholdTemplateReader } from "./navigation/template-reader.ts";
import { loadScreen } from "./screens/screens.ts";
import { leaveComposedKeys } from "./ui/composed-keys.ts";
import { html } from "./ui/html.ts";
import { leaveDoneField } from "./ui/screen-keyboard.ts";
import { trusted } from "./ui/trusted.ts";

/** The page's data stands in the document itself: opening a page asks for nothing twice. */
function readPageOfDocument(): PageFile {
  return JSON.parse(document.getElementById("page")?.textContent ?? "");
}

/** In the language that the page was built in, or that the arrival script has chosen for a page that does not exist. */
async function loadFirstPage(): Promise<Page> {
  const file = readPageOfDocument();
  const { screen: name } = file.data;
  const locale = (name === "not-found" && documentState("pending")) || file.context.locale;
  const [screen, language] = await Promise.all([loadScreen(name), loadLanguage(locale, name)]);
  return { file, screen, language };
}

/** Shows the parts that the arrival script has hidden until they are right. */
function endWait(): void {
  endDocumentState("pending", "view");
}

/**
 * Shows the page as it was built, for visitors without JavaScript: it can be read, and its links lead on. The arrival script does the
 * same if no code arrives. It could not do so here, since this code may have made the only trusted-types policy already.
 */
function restoreBuilt(built: string, isDrawn: boolean): void {
  const container = document.getElementById("app") as HTMLElement;
  // React has left nothing of use in the container of a page that it failed to draw, and may try again. It does so in the old
  // one, out of sight.
  if (isDrawn) {
    const shown = container.cloneNode() as Element;
    shown.innerHTML = trusted(built) as string;
    container.replaceWith(shown);
  }
  html.lang = readPageOfDocument().context.locale;
  endDocumentState("script");
  for (const part of document.querySelectorAll("noscript")) part.outerHTML = trusted(part.textContent) as string;
}

/** Resolves when all of the page answers to the visitor. */
function comeToLife(container: Element, page: Page, options: RootOptions): Promise<Root> {
  return new Promise((resolve) => {
    const root = hydrate(container, { ...page, whenAlive: () => resolve(root) }, options);
  });
}

/** The first click of a double one has been answered. The second may hit a link that has moved under the pointer since. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1 && linkUnder(event)) event.preventDefault();
}

/** Brings the page of the document to life. The code for moving to other pages comes after it. */
async function start(): Promise<void> {
  addEventListener("click", ignoreSecondClick, true);
  addEventListener("keydown", leaveComposedKeys, true);
  addEventListener("keydown", leaveDoneField);
  const container = document.getElementById("app") as HTMLElement;
  const built = container.innerHTML;
  const { pathname } = location;
  /** Whether React has begun with the page. */
  let isDrawn = false;
  let isAlive = false;
  const giveUp = (error: unknown, isBroken = !isAlive) => {
    console.error(error);
    withholdTemplateReader(error);
    // The HTML that was built belongs to the address that was opened, and the visitor has moved on since.
    if (isBroken && location.pathname !== pathname) location.reload();
    else if (isBroken) restoreBuilt(built, isDrawn);
    endWait();
    // Without code nobody asks the platform, which is treated as a platform that does not answer (R4.3).
    endDocumentState("reading");
  };
  const options: RootOptions = { onUncaughtError: (error: unknown) => giveUp(error, true) };
  const moving = loadChunk("moving", () => import("./moving.tsx"));
  // A failure is dealt with below, unless the page fails before.
  moving.catch(() => {});
  try {
    const first = await loadFirstPage();
    const isInItsLanguage = first.language.locale === first.file.context.locale;
    isDrawn = true;
    const root = isInItsLanguage ? await comeToLife(container, first, options) : createRoot(container, options);
    isAlive = isInItsLanguage;
    const { startMoving } = await moving;
    await startMoving({ container, root, first: { ...first, file: { ...first.file, html: built } }, options, endWait });
  } catch (error) {
    giveUp(error);
  }
}

// Not awaited: the chunks that it loads import this module, and would wait for it. In the sign-in frame nothing is shown.
if (parent === window) void start();
