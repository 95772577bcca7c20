import { templateIndexPath } from "../../domain/template-index.ts";
import { explainError } from "../describe-error.ts";
import { parseTemplateIndex, type TemplateLanguages } from "./parse-template-index.ts";

/** A deployment of the site shows after this at the latest. */
const freshMs = 5 * 60_000;
/** Visitors who come while the site is down do not wait for it one after the other. */
const retryMs = 30_000;
/** The longest that a visitor waits for the site. */
const patienceMs = 2_000;
const mostBytes = 16 * 1024 * 1024;

export type AskSite = (address: string, init: RequestInit) => Promise<Response>;

export type TemplatesOfSite = ReadonlyMap<string, TemplateLanguages>;

/**
 * What the site says of its templates: docs/contracts/template-index.md. Fetched when somebody looks at theirs and kept for a while.
 * What was known before stays where the site does not answer.
 */
export class SiteTemplates {
  readonly #address: string;
  readonly #now: () => Date;
  readonly #askSite: AskSite;
  #known: TemplatesOfSite | undefined;
  #dueAt = 0;
  #asking: Promise<void> | undefined;

  constructor({ siteOrigin, now, ask }: { siteOrigin: string; now: () => Date; ask: AskSite }) {
    this.#address = siteOrigin + templateIndexPath;
    this.#now = now;
    this.#askSite = ask;
  }

  /** Undefined as long as the site has never answered. Waits for it only then. */
  async read(): Promise<TemplatesOfSite | undefined> {
    if (this.#now().getTime() >= this.#dueAt) {
      this.#asking ??= this.#ask().finally(() => {
        this.#asking = undefined;
      });
    }
    if (!this.#known) await this.#asking;
    return this.#known;
  }

  async #ask(): Promise<void> {
    let waitMs = retryMs;
    try {
      // A site leads nowhere else from this address.
      const response = await this.#askSite(this.#address, {
        redirect: "error",
        signal: AbortSignal.timeout(patienceMs),
      });
      if (response.status !== 200) throw new Error(`it answers ${response.status}`);
      this.#known = parseTemplateIndex(await readText(response));
      waitMs = freshMs;
    } catch (error) {
      const reason = explainError((error as Error).cause ?? error).slice(0, 300);
      console.warn(`The site does not tell of its templates at ${this.#address}: ${reason}`);
    }
    this.#dueAt = this.#now().getTime() + waitMs;
  }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error("the file is too large");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
