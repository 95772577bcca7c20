import { presentAddress } from "./present-address.ts";

/** How often a browser lets a page write addresses is limited: Safari stops at 100 in 30 seconds. There is the first letter, too. */
export const typingIntervalMs = 350;

/** Results come first: to write an address takes a browser as long as to draw some of them. */
export const stepDelayMs = 30;

/**
 * The state of a listing in the history: how many cards are shown, so that back, forward and reload show as many again.
 */
export interface ListingState {
  shown?: number;
}

/** Writes the address of a page as what it shows changes. Letters typed in a row become one entry of the history. */
export class AddressWriter {
  #visits = 0;
  #isTyping = false;
  /** The address of the entry to be made, and the one to change it to afterwards. */
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
    this.whenStill(() => history.replaceState(state, "", address));
  }

  /** The next letters make another entry. */
  endTyping(): void {
    this.#writeAll();
    this.#clear();
  }

  /**
   * The visitor has gone elsewhere. The addresses not written yet belong to an entry that is not the present one any
   * more.
   */
  cancel(): void {
    this.#visits += 1;
    this.#clear();
  }

  /**
   * Does what changes the address: at once, unless another page is on its way, which the browser would give up for it. If that
   * one comes, this is cancelled; if it does not, this is done after all.
   */
  async whenStill(change: () => void): Promise<void> {
    const visit = this.#visits;
    while (globalThis.navigation?.transition) {
      // If another click has overtaken the navigation, that one begins with the next task.
      await navigation.transition?.finished.catch(() => new Promise((resolve) => setTimeout(resolve)));
    }
    if (visit === this.#visits) change();
  }

  #clear(): void {
    clearTimeout(this.#stepTimer);
    clearTimeout(this.#typingTimer);
    this.#typingTimer = undefined;
    this.#step = undefined;
    this.#typed = undefined;
    this.#isTyping = false;
  }

  readonly #writeAll = () => {
    clearTimeout(this.#typingTimer);
    this.#typingTimer = undefined;
    this.#writeStep();
    const typed = this.#typed;
    if (typed !== undefined) this.whenStill(() => history.replaceState(null, "", typed));
    this.#typed = undefined;
  };

  readonly #writeStep = () => {
    const step = this.#step;
    if (step !== undefined) {
      this.whenStill(() => {
        if (step === presentAddress()) history.replaceState(null, "", step);
        else history.pushState(null, "", step);
      });
    }
    this.#step = undefined;
  };
}
