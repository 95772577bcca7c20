import type { Locale } from "../../domain/locale.ts";
import type { PageContext, PageData } from "../../domain/page.ts";

/** A page that will stand at a path, before its data is put together. */
export interface PagePlan {
  path: string;
  locale: Locale;
  /** The content file that the page is mostly made of, for error messages. */
  source: string;
  assemble: () => { data: PageData; context: PageContext };
}
