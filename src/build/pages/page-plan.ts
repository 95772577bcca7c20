import type { Locale } from "../../domain/locale.ts";
import type { PageContext, PageData, WithoutScript } from "../../domain/page.ts";
import type { PictureFile } from "../pictures/pictures.ts";

/** A file of the site, by its address from the site's root. */
export interface SiteFile {
  address: string;
  content: string;
}

/** The parts of a page. */
export interface PageParts {
  data: PageData;
  context: PageContext;
  /** Stands in the document, and not in the page's data. */
  withoutScript?: WithoutScript;
  /** Files that the page's data names. Their names change with their contents. */
  files?: readonly SiteFile[];
  pictures?: readonly PictureFile[];
}

/** A page that will stand at a path, before its data is put together. */
export interface PagePlan {
  path: string;
  locale: Locale;
  /** The content file that the page is mostly made of, for error messages. */
  source: string;
  translations: PageContext["translations"];
  assemble: () => PageParts;
}
