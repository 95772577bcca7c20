import type { PageContext } from "../domain/page.ts";
import { config } from "./config.ts";

/** The name of the site with the brand, which tells it from those of other companies. */
export const nameOfSite = `${config.brand} ${config.siteName}`;

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
