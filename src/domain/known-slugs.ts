/**
 * The slugs of a language as a Bloom filter, which takes a tenth of their list. It knows every slug that exists, and takes
 * about one in a hundred of the others for one of them.
 */

const bitsPerSlug = 9.5;
const probesPerSlug = 7;

/** As text, six bits a character: small in a script, and smaller once that is compressed. */
const bitsPerCharacter = 6;
const firstCode = 48;

/** Which bits of so many stand for a slug: its FNV-1a, mixed anew for each, so that slugs that are nearly the same share few. */
function bitsOf(slug: string, size: number): number[] {
  let hash = 0x811c9dc5;
  for (const character of slug) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return Array.from({ length: probesPerSlug }, () => {
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    return (hash >>> 0) % size;
  });
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
