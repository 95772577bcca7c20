/** How often a browser lets a page write addresses is limited: Safari stops at 100 in 30 seconds. */
export const typingIntervalMs = 300;

/** Results come first: to write an address takes a browser as long as to draw some of them. */
export const stepDelayMs = 30;

/** What the history keeps with a listing: how many cards are shown, so that back, forward and reload come back to as many. */
export interface ListingState {
  shown?: number;
}

/** Writes a listing's address as it changes. Whatever is typed in a row becomes one entry of the history. */
export class AddressWriter {
  #isTyping = false;
  /** An entry to be made, and then what it is to be changed to. */
  #step: string | undefined;
  #typed: string | undefined;
  #stepTimer: ReturnType<typeof setTimeout> | undefined;
  #typingTimer: ReturnType<typeof setTimeout> | undefined;

  /** A step of its own, to go back to. */
  step(address: string): void {
    this.endTyping();
    this.#step = address;
    this.#stepTimer = setTimeout(this.#writeStep, stepDelayMs);
  }

  /** The first letter makes an entry, and the others change it. */
  type(address: string): void {
    if (this.#isTyping) this.#typed = address;
    else this.step(address);
    this.#isTyping = true;
    this.#typingTimer ??= setTimeout(this.#writeAll, typingIntervalMs);
  }

  /** The present entry, said better, or with more cards. */
  correct(address: string, state: ListingState | null): void {
    this.endTyping();
    history.replaceState(state, "", address);
  }

  /** What is typed next is another entry. */
  endTyping(): void {
    this.#writeAll();
    this.cancel();
  }

  /** The visitor is elsewhere already: what was not written yet belongs to an entry that is not the present one. */
  cancel(): void {
    clearTimeout(this.#stepTimer);
    clearTimeout(this.#typingTimer);
    this.#typingTimer = undefined;
    this.#step = undefined;
    this.#typed = undefined;
    this.#isTyping = false;
  }

  readonly #writeAll = () => {
    this.#typingTimer = undefined;
    this.#writeStep();
    if (this.#typed !== undefined) history.replaceState(null, "", this.#typed);
    this.#typed = undefined;
  };

  readonly #writeStep = () => {
    if (this.#step === location.pathname + location.search) history.replaceState(null, "", this.#step);
    else if (this.#step !== undefined) history.pushState(null, "", this.#step);
    this.#step = undefined;
  };
}
