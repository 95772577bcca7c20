import type { ReactNode } from "react";
import type { Locale } from "../../domain/locale.ts";
import type { PageContext, PageData, PageFile, WithoutScript } from "../../domain/page.ts";
import type { TemplateReference } from "../../domain/template.ts";

/** The circumstances that a screen may depend on beside its page's data: known in the browser only. */
export interface Visit {
  locale: Locale;
  /** The query of the address, with its question mark; empty for none. */
  search: string;
  /** The state of the history's present entry. */
  state: unknown;
  /** Whether the page is on view already, and only the address is another one. */
  isOnView: boolean;
  /** The data file of a template's page in the language of the visit, fetched once; undefined if there is none. */
  loadTemplate: (template: TemplateReference) => Promise<PageFile | undefined>;
}

export interface ScreenProps<Data extends PageData = PageData, View = undefined> {
  data: Data;
  context: PageContext;
  /** The view that `prepare` made for the visit; undefined if the page shows as it was built. */
  view?: View | undefined;
  /** For a `noscript`, of which the browser never draws the contents: only the build gives it. */
  withoutScript?: WithoutScript | undefined;
}

export interface Screen<Data extends PageData = PageData, View = unknown> {
  Component: (props: ScreenProps<Data, View>) => ReactNode;
  /** Shown between the page and the footer: an option of the layout (R2.8). */
  SubFooter?: (props: { context: PageContext }) => ReactNode;
  /**
   * Loads what the visit takes beside the page's data, before anything of the page shows. Asked at every visit but one:
   * opening the document. Undefined where the page shows as it was built. Of a listing that is on view it is a new object each time: by
   * that alone a screen that stays, because only the query is another one, knows that the visitor has moved.
   */
  prepare?: (data: Data, visit: Visit) => Promise<View | undefined>;
  /**
   * Whether it is asked when the document is opened as well, where the address asks for something: once the code for moving is there. A listing
   * asks for itself, which is sooner.
   */
  isPreparedOnOpening?: boolean;
}

// Each screen takes the data of its own name only; the page's data and its screen are always chosen together.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyScreen = Screen<any, any>;
