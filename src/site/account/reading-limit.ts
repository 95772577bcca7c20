import { countReading, isReadingBlocked, type Readings } from "../../domain/reading.ts";
import type { TemplateReference } from "../../domain/template.ts";
import { config } from "../config.ts";
import type { ReadingRule } from "../navigation/template-reader.ts";
import { readReadings, storeReadings } from "../visitor/readings.ts";
import { announceStored, storageKeys } from "../visitor/storage.ts";

/** Says which templates may be read in full, and counts those that are (R4.3). It knows no page. */
export class ReadingLimit implements ReadingRule {
  /**
   * Until the platform has answered, the limit holds as the arrival script has applied it. Without a platform nobody
   * could sign in.
   */
  #isOn = config.apiUrl !== "";
  /** Only once it is known that nobody is signed in. */
  #isCounting = false;
  /** What is read on the page on view, counted or not. */
  readonly #read = new Set<TemplateReference>();
  readonly #listeners = new Set<() => void>();

  readonly mayRead = (template: TemplateReference): boolean =>
    !this.#isOn || !isReadingBlocked(this.#readings(), template, config.freeReadings);

  readonly countReading = (template: TemplateReference): void => {
    if (this.#read.has(template)) return;
    this.#read.add(template);
    if (this.#isCounting) this.#count();
  };

  readonly follow = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** To be called when another page is about to be drawn. What was read on the last one has been counted, or is not any more. */
  turnPage(): void {
    this.#read.clear();
  }

  /** To be called when the platform has answered that nobody is signed in. */
  hold(): void {
    this.#isOn = true;
    this.#isCounting = true;
    this.#count();
    this.#tell();
  }

  /** Ends the limit. */
  lift(): void {
    this.#isOn = false;
    this.#isCounting = false;
    this.#tell();
  }

  /** With what is read and not counted yet, so that it is not one too many afterwards. */
  #readings(): Readings {
    return [...this.#read].reduce(
      (readings, template) => countReading(readings, template, config.freeReadings),
      readReadings(),
    );
  }

  #count(): void {
    if (this.#read.size > 0) storeReadings(this.#readings());
    announceStored(storageKeys.readingCount);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
