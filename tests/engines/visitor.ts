import { expect } from "vitest";
import type { Engine } from "./engine.ts";

/** An element that can be seen, by its selector, and where that is not enough by its name: its label or all of its text. */
export interface Target {
  at: string;
  named?: string;
}

const keys = { Enter: "\uE007", Escape: "\uE00C" } as const;

const waitMs = { timeout: 20_000, interval: 50 };

/** A visitor's acts. Each waits for what it needs. */
export class Visitor {
  readonly #engine: Engine;
  readonly #origin: string;
  #isInFrame = false;

  constructor(engine: Engine, origin: string) {
    this.#engine = engine;
    this.#origin = origin;
  }

  /** Opens a page, and waits until it is alive and answers links itself. */
  async open(path: string): Promise<void> {
    await this.#engine.open(this.#origin + path);
    await this.untilAlive();
  }

  untilAlive(): Promise<void> {
    return this.sees({ at: "html[data-script=moving]:not(:has([aria-busy=true]))" });
  }

  back(): Promise<void> {
    return this.#engine.back();
  }

  /** Clicks on an element, once it keeps its place and nothing lies over it. */
  async click(target: Target): Promise<void> {
    const click = async () => {
      await this.#enterFrame();
      return this.#engine.click(findInReach, target);
    };
    await expect.poll(click, { ...waitMs, message: `a click on ${JSON.stringify(target)}` }).toBe(true);
  }

  /** Types into a field, in the place of what it holds. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.asks(() => (document.activeElement as HTMLInputElement).select());
    await this.#engine.type(text);
  }

  press(key: keyof typeof keys): Promise<void> {
    return this.#engine.type(keys[key]);
  }

  /** Waits until an element can be seen. */
  sees(target: Target): Promise<void> {
    return this.becomes(isSeen, [target], true);
  }

  seesNo(target: Target): Promise<void> {
    return this.becomes(isSeen, [target], false);
  }

  /** Waits until what a function finds out in the page is this. */
  async becomes<Input extends unknown[], Output>(
    work: (...input: Input) => Output,
    input: Input,
    expected: Awaited<Output>,
  ): Promise<void> {
    // Between two documents there may be none to ask.
    const ask = () => this.asks(work, ...input).catch(String);
    await expect.poll(ask, { ...waitMs, message: JSON.stringify(input) }).toEqual(expected);
  }

  async asks<Input extends unknown[], Output>(
    work: (...input: Input) => Output,
    ...input: Input
  ): Promise<Awaited<Output>> {
    await this.#enterFrame();
    return this.#engine.run(work, ...input);
  }

  /** Does something in the document's only frame. */
  async inFrame(work: () => Promise<void>): Promise<void> {
    this.#isInFrame = true;
    await work();
    this.#isInFrame = false;
    await this.#engine.leaveFrame();
  }

  /** Each time anew, because WebKit loses a frame that loads another document. */
  async #enterFrame(): Promise<void> {
    if (this.#isInFrame) await this.#engine.enterFrame();
  }
}

// The functions below run in the page, each alone.

/** An element that was brought into view; null while it moves, or something lies over it. */
async function findInReach({ at, named }: Target): Promise<Element | null> {
  const nameOf = (it: Element) => it.getAttribute("aria-label") ?? (it.getAttribute("title") || it.textContent?.trim());
  const element = [...document.querySelectorAll(at)].find(
    (it) => it.checkVisibility({ visibilityProperty: true }) && (named === undefined || nameOf(it) === named),
  );
  if (!element) return null;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return left === before.left && top === before.top && element.contains(hit) ? element : null;
}

function isSeen({ at, named }: Target): boolean {
  const nameOf = (it: Element) => it.getAttribute("aria-label") ?? (it.getAttribute("title") || it.textContent?.trim());
  return [...document.querySelectorAll(at)].some(
    (it) => it.checkVisibility({ visibilityProperty: true }) && (named === undefined || nameOf(it) === named),
  );
}
