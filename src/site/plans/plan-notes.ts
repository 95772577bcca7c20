/**
 * Something that has happened to a plan and that the plan itself does not show: the platform has no room for it, or somebody else has
 * changed it as well.
 */
export type PlanNote = "tooLong" | "accountFull" | "bothKept";

type Notes = ReadonlyMap<string, PlanNote>;

const nothing: Notes = new Map();

/** Notes on plans, by their ids, as long as the document stands. */
class PlanNotes {
  #notes = nothing;
  readonly #listeners = new Set<() => void>();

  readonly read = (): Notes => this.#notes;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  set(id: string, note: PlanNote | undefined): void {
    if (this.#notes.get(id) === note) return;
    const others = [...this.#notes].filter(([it]) => it !== id);
    this.#notes = new Map(note ? [...others, [id, note]] : others);
    for (const listener of this.#listeners) listener();
  }
}

export const planNotes = new PlanNotes();
