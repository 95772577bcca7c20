import { additionsTo, blocksIn, mergeDrafts } from "../../domain/plan/merge-drafts.ts";
import { limits, planVersion } from "../../domain/plan/plan.ts";
import { countBlocks, hasTemplate, templateParameters } from "../../domain/plan/template-parameters.ts";
import type { Template } from "../../domain/template.ts";
import { announceStored, followStored, readStored, storageKeys, store } from "../visitor/storage.ts";

/** What the visitor has done to the draft last, in this document: told by the tray, which offers to undo it. */
export interface DraftAct {
  /**
   * `there` and `full`: nothing was done, since the template is in it already, or there is no room. `replaced`: by another plan, which the visitor
   * has changed.
   */
  kind: "added" | "there" | "full" | "cleared" | "replaced";
  before: string;
  after: string;
}

/** No plan that is written begins otherwise. */
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

  /** Undefined once the draft is another one. */
  readonly act = (): DraftAct | undefined => (this.#act?.after === this.read() ? this.#act : undefined);

  readonly isStored = (): boolean => this.#unstored === undefined;

  readonly has = (template: Pick<Template, "kind" | "key">): boolean => hasTemplate(this.read(), template);

  /** Puts a template in at the end, once: an inspiration as a block, a session as its blocks, of which there are so many. */
  add(template: Pick<Template, "kind" | "key">, parts: number): void {
    const before = this.read();
    const after = (before || `?v=${planVersion}`) + templateParameters(template, parts);
    if (this.has(template)) this.#do("there", before, before);
    else if (countBlocks(after) > limits.blocks) this.#do("full", before, before);
    else this.#do("added", before, after);
  }

  /**
   * The visitor has changed a plan, which is the draft from now on. Where it was the draft before the change as well, what another tab has added
   * since is kept. Another draft is returned, and is what `undo` brings back.
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

  /** The visitor has heard enough of what they have done. */
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
