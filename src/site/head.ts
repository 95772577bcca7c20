import type { PageContext } from "../domain/page.ts";
import { config } from "./config.ts";

/** Every title follows R1.3. */
export function titleOf(context: PageContext): string {
  return `${context.title} - ${config.siteName}`;
}

/** The path of the page itself; nothing for the page that stands for those that do not exist. */
export function pathOfPage({ locale, translations }: PageContext): string | undefined {
  return translations.find((translation) => translation.locale === locale)?.url;
}

export function publicUrl(path: string): string {
  return config.siteUrl + path;
}

/**
 * Lets the head follow when the visitor moves on: what browsers show, save and share. The rest of it (`document.ts`) is
 * for those who read documents, such as search engines and social networks.
 */
export function updateHead(context: PageContext): void {
  document.title = titleOf(context);
  document.documentElement.lang = context.locale;
  const path = pathOfPage(context);
  document.querySelector("link[rel=canonical]")?.setAttribute("href", path ? publicUrl(path) : location.href);
  document.querySelector("meta[name=description]")?.setAttribute("content", context.description);
}
