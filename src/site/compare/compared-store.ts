import { mostCompared } from "../../domain/comparison.ts";
import { isLocale, type Locale } from "../../domain/locale.ts";
import { isTemplateReference, type TemplateReference } from "../../domain/template.ts";
import { announceStored, followStored, storageKeys } from "../visitor/storage.ts";

export interface Compared {
  template: TemplateReference;
  /** Its name, as the page had it that it was chosen on. */
  name: string;
  locale: Locale;
}

const nothing: readonly Compared[] = [];

/**
 * The templates that the visitor has chosen to compare, kept by the tab: another one may be for another meeting. Without storage they last as
 * long as the document.
 */
class ComparedStore {
  #text: string | null = null;
  #chosen = nothing;
  /** Said by the tray until the choice is another one. */
  #refused: Compared | undefined;

  readonly subscribe = (listener: () => void) => followStored(storageKeys.compared, listener);

  /** Returns the same list as long as nothing changes. */
  readonly read = (): readonly Compared[] => {
    // A page that comes back from the browser's memory knows nothing of later ones.
    const text = readTab();
    if (text !== null && text !== this.#text) {
      this.#text = text;
      this.#chosen = parseCompared(text);
    }
    return this.#chosen;
  };

  readonly isEmpty = (): boolean => this.read().length === 0;

  /** The template that found no room when it was chosen last. */
  readonly refused = (): Compared | undefined => this.#refused;

  readonly has = (template: TemplateReference): boolean => this.read().some((it) => it.template === template);

  /** Puts a template in, or takes it out. */
  toggle(it: Compared): void {
    const chosen = this.read();
    if (this.has(it.template)) this.replace(chosen.filter(({ template }) => template !== it.template));
    else if (chosen.length < mostCompared) this.replace([...chosen, it]);
    else {
      this.#refused = it;
      announceStored(storageKeys.compared);
    }
  }

  replace(chosen: readonly Compared[]): void {
    this.#refused = undefined;
    this.#chosen = chosen;
    this.#text = JSON.stringify(chosen);
    keepInTab(this.#text);
    announceStored(storageKeys.compared);
  }
}

/** Anything may have been stored. */
export function parseCompared(text: string): readonly Compared[] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    return nothing;
  }
  if (!Array.isArray(list)) return nothing;
  const isCompared = (it: Partial<Record<keyof Compared, unknown>> | null): it is Compared =>
    isTemplateReference(it?.template) && typeof it.name === "string" && isLocale(it.locale);
  return list.filter(isCompared).slice(0, mostCompared);
}

function readTab(): string | null {
  try {
    return sessionStorage.getItem(storageKeys.compared);
  } catch {
    return null;
  }
}

function keepInTab(text: string): void {
  try {
    sessionStorage.setItem(storageKeys.compared, text);
  } catch {
    // Kept as long as the document.
  }
}

export const comparedStore = new ComparedStore();

/** The build knows no choice, and hydration has to draw the same as the build. */
export const noneCompared = () => nothing;
