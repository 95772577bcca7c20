import { config } from "../config.ts";
import { documentState } from "../document-state/document-state.ts";
import type { SignInPage } from "../layout/external-urls.ts";
import { isPlainClick, linkUnder } from "../navigation/clicked-link.ts";

/** The destination of a link on the platform. */
export type PlatformLink = { page: SignInPage } | { template: string };

/** Undefined for a link to any other place. */
export function readPlatformLink(address: string): PlatformLink | undefined {
  if (!address.startsWith(`${config.appUrl}/`)) return undefined;
  const { pathname } = new URL(address);
  if (pathname === "/signin") return { page: "signin" };
  if (pathname === "/signup") return { page: "signup" };
  return pathname.startsWith("/templates/") ? { template: address } : undefined;
}

/**
 * Has plain clicks on the links to the platform answered here, where the answer is yes. They are links in the HTML, and all
 * other clicks, those with another button and with modifier keys, stay what they are.
 */
export function answerPlatformLinks(answer: (link: PlatformLink, element: HTMLAnchorElement) => boolean): void {
  document.addEventListener("click", (event) => {
    // Without its script the page has failed, and could not show a dialog.
    if (!documentState("script") || !isPlainClick(event)) return;
    const element = linkUnder(event);
    // A link inside the dialog leads out of it.
    if (!element || element.closest("dialog")) return;
    const link = readPlatformLink(element.href);
    if (link && answer(link, element)) event.preventDefault();
  });
}
