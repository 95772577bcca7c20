/** How often a browser lets a page write addresses is limited: Safari stops at 100 in 30 seconds. */
export const typingIntervalMs = 300;

/** What the history keeps with a listing: how many cards are shown, so that back, forward and reload come back to as many. */
export interface ListingState {
  shown?: number;
}

/** Writes a listing's address as it changes. Whatever is typed in a row becomes one entry of the history. */
export class AddressWriter {
  #isTyping = false;
  #waiting: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A step of its own, to go back to. */
  step(address: string): void {
    this.endTyping();
    if (address === location.pathname + location.search) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
  }

  /** The first letter makes an entry, and the others change it. */
  type(address: string): void {
    if (!this.#isTyping) {
      this.step(address);
      this.#isTyping = true;
    } else {
      this.#waiting = address;
    }
    this.#timer ??= setTimeout(this.#write, typingIntervalMs);
  }

  /** The present entry, said better, or with more cards. */
  correct(address: string, state: ListingState | null): void {
    this.endTyping();
    history.replaceState(state, "", address);
  }

  /** What is typed next is another entry. */
  endTyping(): void {
    this.#write();
    this.cancel();
  }

  /** The visitor is elsewhere already: what was not written yet belongs to an entry that is not the present one. */
  cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = undefined;
    this.#isTyping = false;
  }

  readonly #write = () => {
    this.#timer = undefined;
    if (this.#waiting !== undefined) history.replaceState(null, "", this.#waiting);
    this.#waiting = undefined;
  };
}
