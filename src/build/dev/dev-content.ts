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
   * The catalogue, judged with the renderer of the first call. Judging everything again after each change of the code would
   * delay the next page, so a changed drawing is judged when the content changes next, or by the build. Only broken content
   * is judged again with another renderer, since the code may have been the cause.
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

  /** The problems of the templates and the news that were left out of the catalogue. */
  get problems(): readonly Problem[] {
    return this.#judged?.problems ?? [];
  }

  forget(): void {
    this.#messages = undefined;
    this.#judged = undefined;
  }
}

/** Reads into a promise, so that a failure is remembered too and every caller gets it. */
async function later<Value>(read: () => Value): Promise<Value> {
  // Lets the caller assign the promise first, because reading notes its problems on the object that holds it.
  await undefined;
  return read();
}
