import type { Locale } from "../../domain/locale.ts";

/**
 * The states of a document as a whole. Each is a `data-` attribute of `<html>`, since the style sheet has to see it, and some are set
 * before the first paint, when no other code is there yet.
 */
export interface DocumentStates {
  /**
   * Scripts run (`on`), and links are answered without loading documents (`moving`).
   * Set by the arrival script, then by `moving.tsx`. Ended when the code fails, and the page becomes what it is without JavaScript.
   * Read by the navigator: without the state it leaves links to the browser.
   * CSS hides controls that need a script, and shows what stands in for pictures and listings, as long as it is missing.
   */
  script: "on" | "moving";
  /**
   * The page is in a language that is not the visitor's, and the right one, this, is on its way.
   * Set by the arrival script. Ended by `browser.tsx` when the page stands or has failed.
   * Read by the arrival script: the page's code is fetched at once. Read by `browser.tsx` for a page that does not exist, which
   * has no document of its own in each language. Others may write `lang`, such as a translator, so that is no state of ours.
   * CSS hides the page, for 4 seconds at most.
   */
  pending: Locale;
  /**
   * The address asks something that the page was not built with: a question to a listing, a comparison, or a plan. `search` is a question
   * with a keyword.
   * Set by the arrival script. Ended by `useListing` and `usePlan`, which ask it, by `moving.tsx` for a comparison, or by `browser.tsx`
   * when the page has failed.
   * Read by both: the arrival script fetches the code at once, and what it takes to answer.
   * CSS hides what the answer will change, for 10 seconds at most, and shows that something is on its way.
   */
  view: "" | "search";
  /**
   * The page on view is a template too many: only its beginning may be read (R4.4).
   * Set by the arrival script, then by `PageReading` for each page. Ended when the code fails, since nobody could sign in.
   * CSS hides what has the class `in-full`, and shows the invitation to sign in.
   */
  reading: "";
  /**
   * A navigation is under way. Set by the navigator, ended when the browser tells the end of the navigation.
   * CSS shows that something is on its way, after a moment.
   */
  loading: "";
  /**
   * Another page has been put in the place of the last, and is painted for the first time. Set and ended by `layOutInTurn`. CSS leaves the
   * layout of what is outside the window for later.
   */
  arriving: "";
  /**
   * The question of consent is open. Set and ended by `ConsentBar`. CSS keeps the end of the page, and what has the focus, clear of it.
   */
  asking: "";
  /**
   * Which of the home page's picks are today's. Set by the arrival script, and again by the account's code, since a page may stay open
   * over midnight. CSS shows those alone.
   */
  day: string;
  /**
   * The colours that the visitor has chosen; `system` for those of the device. Set by the arrival script and by the theme switch.
   * CSS sets the colour scheme.
   */
  theme: "light" | "dark" | "system";
  /**
   * Whether the platform knows the visitor. Set by the account's code when the platform has answered, or has not. Read by tests alone.
   */
  account: "signed-up" | "anonymous" | "unknown";
}

type StateName = keyof DocumentStates;

/** No document where the build draws: so it is looked up when it is needed. */
const attributes = () => document.documentElement.dataset;

export function documentState<Name extends StateName>(name: Name): DocumentStates[Name] | undefined {
  return attributes()[name] as DocumentStates[Name] | undefined;
}

export function setDocumentState<Name extends StateName>(name: Name, value: DocumentStates[Name]): void {
  attributes()[name] = value;
}

export function endDocumentState(...names: StateName[]): void {
  for (const name of names) delete attributes()[name];
}
