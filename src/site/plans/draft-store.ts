import { additionsTo, blocksIn, mergeDrafts } from "../../domain/plan/merge-drafts.ts";
import { limits, planVersion } from "../../domain/plan/plan.ts";
import { countBlocks, hasTemplate, templateParameters } from "../../domain/plan/template-parameters.ts";
import type { Template } from "../../domain/template.ts";
import { announceStored, followStored, readStored, storageKeys, store } from "../visitor/storage.ts";

/** The last change that the visitor has made to the draft in this document. The tray tells it, and offers to undo it. */
export interface DraftAct {
  /**
   * The kinds `there` and `full` mean that nothing was done, because the template is in the draft already, or because there is no room.
   * `replaced` means that another plan has taken the draft's place, which the visitor has changed.
   */
  kind: "added" | "there" | "full" | "cleared" | "replaced";
  before: string;
  after: string;
}

/** The beginning of every written plan. */
const beginning = /^\?v=\d+(?:&|$)/;

/**
 * The plan that the visitor puts together: the query of its address, empty for none. Every tab of the site writes to the same key, so it is
 * read again before it is written. A draft that cannot be stored lasts as long as the document.
 */
class DraftStore {
  /** The draft that could not be stored, and what was stored at that time. */
  #unstored: { stored: string; draft: string } | undefined;
  #act: DraftAct | undefined;

  readonly subscribe = (listener: () => void) => followStored(storageKeys.draftPlan, listener);

  readonly read = (): string => {
    const text = readStored(storageKeys.draftPlan) ?? "";
    const stored = beginning.test(text) ? text : "";
    if (!this.#unstored) return stored;
    const { draft, stored: earlier } = this.#unstored;
    return (stored && mergeDrafts(earlier, draft, stored)) || draft;
  };

  readonly isEmpty = (): boolean => blocksIn(this.read()) === "";

  /** The last act; undefined once the draft is another one. */
  readonly act = (): DraftAct | undefined => (this.#act?.after === this.read() ? this.#act : undefined);

  readonly isStored = (): boolean => this.#unstored === undefined;

  readonly has = (template: Pick<Template, "kind" | "key">): boolean => hasTemplate(this.read(), template);

  /** Puts a template in at the end, unless it is there: an inspiration as one block, a session as its blocks, whose number is `parts`. */
  add(template: Pick<Template, "kind" | "key">, parts: number): void {
    const before = this.read();
    const after = (before || `?v=${planVersion}`) + templateParameters(template, parts);
    if (this.has(template)) this.#do("there", before, before);
    else if (countBlocks(after) > limits.blocks) this.#do("full", before, before);
    else this.#do("added", before, after);
  }

  /**
   * Makes a plan that the visitor has changed the draft. If it was the draft before that change, blocks that another tab has added since
   * are kept. If another draft was there, that one is returned, and `undo` brings it back.
   */
  replace(query: string, before: string): string | undefined {
    const draft = this.read();
    const added = blocksIn(before) === "" ? undefined : additionsTo(before, draft);
    if (added === undefined && !this.isEmpty()) {
      this.#do("replaced", draft, query);
      return draft;
    }
    const after = query + (added ?? "");
    const act = this.act();
    this.#act = act?.kind === "replaced" ? { ...act, after } : undefined;
    this.#write(after);
    return undefined;
  }

  clear(): void {
    this.#do("cleared", this.read(), "");
  }

  undo(): void {
    const act = this.act();
    this.#act = undefined;
    if (act) this.#write(act.before);
  }

  /** Forgets the last act, so that the tray says no more of it. */
  forgetAct(): void {
    this.#act = undefined;
    announceStored(storageKeys.draftPlan);
  }

  #do(kind: DraftAct["kind"], before: string, after: string): void {
    this.#act = { kind, before, after };
    this.#write(after);
  }

  #write(draft: string): void {
    const stored = readStored(storageKeys.draftPlan) ?? "";
    this.#unstored = store(storageKeys.draftPlan, draft) ? undefined : { stored, draft };
    announceStored(storageKeys.draftPlan);
  }
}

export const draftStore = new DraftStore();
