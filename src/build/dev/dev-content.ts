import type { Problem } from "../../compiler/problem.ts";
import type { InterfaceMessages } from "../../compiler/read-interface.ts";
import type { Catalogue } from "../../domain/catalogue.ts";
import type { Locale } from "../../domain/locale.ts";
import type { Renderer } from "../../domain/renderer.ts";
import { pseudoCatalogue, pseudoMessages } from "../read/pseudo-locale.ts";
import { readMessages, readSoundCatalogue } from "../read/read-site-content.ts";

type Messages = Record<Locale, InterfaceMessages>;

interface Judged {
  renderer: Renderer;
  isBroken: boolean;
  catalogue: Promise<Catalogue>;
  problems: Problem[];
}

/** The content folder: read at the first request, and again after `forget`. */
export class DevContent {
  readonly #folder: string;
  readonly #isPseudo: boolean;
  #messages: Promise<Messages> | undefined;
  #judged: Judged | undefined;

  constructor(folder: string, { isPseudo }: { isPseudo: boolean }) {
    this.#folder = folder;
    this.#isPseudo = isPseudo;
  }

  /** Rejects with a ContentError, as `catalogue` does. */
  messages(): Promise<Messages> {
    this.#messages ??= later(() => readMessages(this.#folder)).then(this.#isPseudo ? pseudoMessages : undefined);
    return this.#messages;
  }

  /**
   * Judged with the renderer that asks first. To judge all of it again after each change of the code would hold up the next page: a
   * board that other code draws otherwise is judged when the content changes next, or by the build. Only what was not sound is judged
   * again, since the code may have been what was wrong.
   */
  catalogue(renderer: Renderer): Promise<Catalogue> {
    if (!this.#judged || (this.#judged.isBroken && this.#judged.renderer !== renderer)) {
      const read = later(() => {
        const { catalogue, problems } = readSoundCatalogue(this.#folder, renderer);
        judged.problems = problems;
        judged.isBroken = problems.length > 0;
        return catalogue;
      });
      const judged: Judged = {
        renderer,
        isBroken: false,
        catalogue: read.then(this.#isPseudo ? pseudoCatalogue : undefined),
        problems: [],
      };
      judged.catalogue.catch(() => {
        judged.isBroken = true;
      });
      this.#judged = judged;
    }
    return this.#judged.catalogue;
  }

  /** The problems of the templates that were left out of the catalogue. */
  get problems(): readonly Problem[] {
    return this.#judged?.problems ?? [];
  }

  forget(): void {
    this.#messages = undefined;
    this.#judged = undefined;
  }
}

/** As a promise, so that a failure is remembered too, and every caller gets it. */
async function later<Value>(read: () => Value): Promise<Value> {
  // The caller assigns the promise first: reading notes its problems on the object that holds it.
  await undefined;
  return read();
}
