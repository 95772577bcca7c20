import { documentState } from "../document-state/document-state.ts";
import { noteFollowed } from "../visitor/followed-links.ts";

/**
 * Notes each link that loads a document of this site, in this tab or another, for that document to know: see `takeFollowed`. A link
 * whose menu is opened may do so, too.
 */
export function noteLinks(): void {
  for (const press of ["click", "auxclick", "contextmenu"]) {
    addEventListener(press, (event) => {
      const { target, button, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
      const link = (target as Element).closest("a");
      // The page's code, once it is there, answers plain clicks without a document.
      const isAnswered = documentState("script") === "moving" && "navigation" in window;
      const isPlain = press === "click" && !ctrlKey && !metaKey && !shiftKey;
      // The right button is told of by the menu.
      const isMenu = press === "auxclick" && button !== 1;
      if (link?.origin === location.origin && !isMenu && !(isPlain && isAnswered)) noteFollowed(link.pathname);
    });
  }
}
