/** The exports that run in one process at a time. */
const mostAtOnce = 2;

/** The exports that are under way in this process: each may read much, and one is enough for anybody. */
export class Exports {
  readonly #accountIds = new Set<string>();

  /** Returns how to end it; nothing where it has to wait. */
  begin(accountId: string): (() => void) | undefined {
    if (this.#accountIds.size >= mostAtOnce || this.#accountIds.has(accountId)) return undefined;
    this.#accountIds.add(accountId);
    return () => this.#accountIds.delete(accountId);
  }
}
