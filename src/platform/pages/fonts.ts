import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { typefaces } from "../../domain/look/typefaces.ts";

interface FontFile {
  /** Changes with the file, so that browsers may keep it for ever. */
  address: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const { resolve } = createRequire(import.meta.url);

function readFont(name: keyof typeof typefaces): FontFile {
  const bytes = new Uint8Array(readFileSync(resolve(typefaces[name])));
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  return { address: `/fonts/${name}.${hash}.woff2`, bytes };
}

/** The site's two faces, whole: the site itself cuts them down to its letters. */
export const fonts = { display: readFont("display"), text: readFont("text") };
