import { createHash } from "node:crypto";
import type { CodeAssets } from "../../domain/renderer.ts";

/**
 * The build's hash in each page and each data file, by which an open page refuses data that was made for other code (R5.3). Texts may
 * change under it: a page brings all of its own.
 */
export function hashCode({ entry, style, arrivalScript }: CodeAssets): string {
  return createHash("sha256")
    .update(JSON.stringify([entry, style, arrivalScript]))
    .digest("hex")
    .slice(0, 16);
}
