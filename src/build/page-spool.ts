import { createHash } from "node:crypto";
import { type FileHandle, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CodeAssets } from "../domain/renderer.ts";
import type { AssembledPage } from "./assemble-pages.ts";

/** A page's own files do not wait: no hash stands in them. */
export type SpooledPage = Omit<AssembledPage, "files">;

/**
 * Where pages wait between being assembled and being written: the hash of the build stands in each of them, and is known
 * only when the last one is assembled. They wait in a file, since all of them would be most of the build's memory.
 */
export class PageSpool {
  readonly #file: FileHandle;
  readonly #hash = createHash("sha256");
  /** How long each page is in the file, in bytes. */
  readonly #lengths: number[] = [];

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /** The spool is there for as long as the work goes on. */
  static async use<Result>(work: (spool: PageSpool) => Promise<Result>): Promise<Result> {
    const folder = await mkdtemp(path.join(tmpdir(), "marelle-pages-"));
    const file = await open(path.join(folder, "pages"), "w+");
    try {
      return await work(new PageSpool(file));
    } finally {
      await file.close();
      await rm(folder, { recursive: true });
    }
  }

  async add(page: SpooledPage): Promise<void> {
    const content = Buffer.from(JSON.stringify(page));
    this.#hash.update(content);
    this.#lengths.push(content.length);
    await this.#file.appendFile(content);
  }

  /** The same content and code give the same hash, whenever and wherever they are built; any change gives another. */
  hashBuild({ entry, style, arrivalScript }: CodeAssets): string {
    const code = JSON.stringify([entry, style, arrivalScript]);
    return this.#hash.copy().update(code).digest("hex").slice(0, 16);
  }

  /** The pages in their order, one in memory at a time. */
  async *[Symbol.asyncIterator](): AsyncGenerator<SpooledPage> {
    let position = 0;
    for (const length of this.#lengths) {
      const { buffer } = await this.#file.read(Buffer.alloc(length), 0, length, position);
      position += length;
      yield JSON.parse(buffer.toString());
    }
  }
}
