import { createHash } from "node:crypto";
import type { CodeAssets } from "../../domain/renderer.ts";

/**
 * What stands in each page and in each data file, so that an open page takes no data that was made for other code (R5.3). Texts may
 * change under it: a page brings all of its own.
 */
export function hashCode({ entry, style, arrivalScript }: CodeAssets): string {
  return createHash("sha256")
    .update(JSON.stringify([entry, style, arrivalScript]))
    .digest("hex")
    .slice(0, 16);
}
