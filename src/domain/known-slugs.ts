/**
 * The slugs of a language as a Bloom filter, which takes a tenth of their list. It knows every slug that exists, and takes
 * about one in a hundred of the others for one of them.
 */

const bitsPerSlug = 9.5;
const probesPerSlug = 7;

/** As text, six bits a character: small in a script, and smaller once that is compressed. */
const bitsPerCharacter = 6;
const firstCode = 48;

/** FNV-1a from a start of one's own, mixed so that texts that are nearly the same end far apart. */
function hash(text: string, start: number): number {
  let sum = start;
  for (const character of text) sum = Math.imul(sum ^ character.charCodeAt(0), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d);
  return (sum ^ (sum >>> 13)) >>> 0;
}

/** Which bits of so many stand for a slug. */
function bitsOf(slug: string, size: number): number[] {
  const first = hash(slug, 0x811c9dc5);
  const step = hash(slug, 0x1b873593);
  return Array.from({ length: probesPerSlug }, (_, probe) => (first + probe * step) % size);
}

export function encodeSlugs(slugs: readonly string[]): string {
  const length = Math.ceil((slugs.length * bitsPerSlug) / bitsPerCharacter);
  const bits = new Set(slugs.flatMap((slug) => bitsOf(slug, length * bitsPerCharacter)));
  return Array.from({ length }, (_, character) => {
    let code = firstCode;
    for (let bit = 0; bit < bitsPerCharacter; bit += 1) {
      if (bits.has(character * bitsPerCharacter + bit)) code += 1 << bit;
    }
    return String.fromCharCode(code);
  }).join("");
}

/** Whether a slug may exist; one that may not does not. */
export function mayHaveSlug(encoded: string, slug: string): boolean {
  const isSet = (bit: number) => {
    // A place between two characters is that of the first.
    const code = encoded.charCodeAt(bit / bitsPerCharacter) - firstCode;
    return (code >> (bit % bitsPerCharacter)) % 2 === 1;
  };
  return bitsOf(slug, encoded.length * bitsPerCharacter).every(isSet);
}
