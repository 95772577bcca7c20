import { promisify } from "node:util";
import { crc32, deflate, type ZlibOptions } from "node:zlib";
import type { PalettePicture } from "./few-colours.ts";

/**
 * A window of one line and a half: what is alike in a drawing stands beside it or in the line above. A larger one takes a third longer, for
 * more bytes, and the next lower level half as long, for one byte more in ten.
 */
const deflating: ZlibOptions = { level: 8, memLevel: 7, windowBits: 11 };

/** Part of the key of each PNG, because other versions and other options compress to other bytes. */
export const pngEncoding = JSON.stringify([process.versions.zlib, deflating]);

const compress = promisify<Uint8Array, ZlibOptions, Buffer>(deflate);

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Eight bits a pixel, which is the number of a colour (PNG, 11.2.1). */
const kindOfPixels = [8, 3, 0, 0, 0];

/** A PNG with a palette. Its lines are not filtered: that is for pictures whose colours change by and by. */
export async function encodePng({ width, height, palette, pixels }: PalettePicture): Promise<Uint8Array> {
  const header = Buffer.alloc(8 + kindOfPixels.length);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(kindOfPixels, 8);
  const lines = Buffer.alloc((width + 1) * height);
  for (let line = 0; line < height; line += 1) {
    lines.set(pixels.subarray(line * width, (line + 1) * width), line * (width + 1) + 1);
  }
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette)),
    chunk("IDAT", await compress(lines, deflating)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  const named = Buffer.concat([Buffer.from(name, "latin1"), content]);
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
