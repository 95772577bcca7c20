import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

const known = new Map<string, number>();

/** The size of a file in transfer, in Brotli of the highest quality. */
export function compressedBytes(file: string): number {
  let bytes = known.get(file);
  if (bytes === undefined) {
    bytes = brotliCompressSync(readFileSync(file)).length;
    known.set(file, bytes);
  }
  return bytes;
}
