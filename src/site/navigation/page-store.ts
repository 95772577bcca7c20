import type { PageFile } from "../../domain/page.ts";
import { dataPathOf } from "../../domain/route.ts";
import { fetchJson } from "./fetch-json.ts";
import { PageLoadError } from "./page-load-error.ts";

/**
 * The pages' data files, each fetched at most once: a prefetched one is used by the click without a second request
 * (R7.2). One store serves one build of the site and refuses the files of any other.
 */
export class PageStore {
  readonly #buildHash: string;
  readonly #files: Map<string, PageFile | Promise<PageFile>>;

  /** With the pages that are known already, by their paths. */
  constructor(buildHash: string, known: [string, PageFile][] = []) {
    this.#buildHash = buildHash;
    this.#files = new Map(known);
  }

  /** Whether the page at a path has been asked for already. */
  has(path: string): boolean {
    return this.#files.has(path);
  }

  /** The page at a path. Rejects with a PageLoadError. */
  async load(path: string): Promise<PageFile> {
    const known = this.#files.get(path);
    if (known) return known;
    const file = fetchPage(path, this.#buildHash);
    this.#files.set(path, file);
    // That there is no such page is kept. Any other failure is not: the next click tries again.
    file.catch(({ code }: PageLoadError) => code === 404 || this.#files.delete(path));
    return file;
  }
}

async function fetchPage(path: string, buildHash: string): Promise<PageFile> {
  const address = dataPathOf(path);
  const file = (await fetchJson(address, path)) as Partial<PageFile> | null;
  if (!file?.hash) throw new PageLoadError(`The JSON data of ${address} is missing a hash`);
  if (file.hash !== buildHash) {
    throw new PageLoadError(`${address} is of build ${file.hash}, not ${buildHash}`, "INVALID_HASH");
  }
  return file as PageFile;
}
