import type { InterfaceMessages } from "../../compiler/read-interface.ts";
import type { Catalogue } from "../../domain/catalogue.ts";
import type { Locale } from "../../domain/locale.ts";
import type { Renderer } from "../../domain/renderer.ts";
import { pseudoCatalogue, pseudoMessages } from "../pseudo-locale.ts";
import { readCatalogue, readMessages } from "../read-site-content.ts";

type Messages = Record<Locale, InterfaceMessages>;

/** The content folder as it stands: read when it is first asked for, and kept until it is forgotten. */
export class DevContent {
  readonly #folder: string;
  readonly #isPseudo: boolean;
  #messages: Promise<Messages> | undefined;
  #catalogue: { renderer: Renderer; value: Promise<Catalogue> } | undefined;

  constructor(folder: string, { isPseudo }: { isPseudo: boolean }) {
    this.#folder = folder;
    this.#isPseudo = isPseudo;
  }

  /** Rejects with a ContentError, as `catalogue` does. */
  messages(): Promise<Messages> {
    this.#messages ??= later(() => readMessages(this.#folder)).then(this.#isPseudo ? pseudoMessages : undefined);
    return this.#messages;
  }

  /** Compiled again for another renderer, since the renderer judges the boards. */
  catalogue(renderer: Renderer): Promise<Catalogue> {
    if (this.#catalogue?.renderer !== renderer) {
      const read = later(() => readCatalogue(this.#folder, renderer));
      const value = read.then(this.#isPseudo ? pseudoCatalogue : undefined);
      this.#catalogue = { renderer, value };
    }
    return this.#catalogue.value;
  }

  forget(): void {
    this.#messages = undefined;
    this.#catalogue = undefined;
  }
}

/** What is wrong is kept with the rest, and told to each who asks. */
async function later<Value>(read: () => Value): Promise<Value> {
  return read();
}
