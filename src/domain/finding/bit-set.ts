const bitsPerWord = 32;
const bitsPerCharacter = 6;

/** Six bits each; safe in JSON as they are. */
export const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The meaning of each character. */
export const codeOf = new Map([...alphabet].map((character, code) => [character.charCodeAt(0), code]));

/** A set of positions in a listing. */
export class BitSet {
  readonly size: number;
  readonly #words: Uint32Array;

  /** Empty, for positions from 0 up to `size`. */
  constructor(size: number, words = new Uint32Array(Math.ceil(size / bitsPerWord))) {
    this.size = size;
    this.#words = words;
  }

  static of(size: number, positions: Iterable<number>): BitSet {
    const set = new BitSet(size);
    for (const position of positions) set.add(position);
    return set;
  }

  static all(size: number): BitSet {
    const set = new BitSet(size);
    set.#words.fill(0xffffffff);
    const rest = size % bitsPerWord;
    if (rest > 0) set.#words[set.#words.length - 1] = 2 ** rest - 1;
    return set;
  }

  /** A position that the listing does not have is left out. */
  add(position: number): void {
    if (position >= this.size) return;
    const word = position >>> 5;
    this.#words[word] = (this.#words[word] as number) | (1 << (position & 31));
  }

  has(position: number): boolean {
    return (((this.#words[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1;
  }

  and(other: BitSet): BitSet {
    return new BitSet(
      this.size,
      this.#words.map((word, index) => word & (other.#words[index] as number)),
    );
  }

  or(other: BitSet): BitSet {
    return new BitSet(
      this.size,
      this.#words.map((word, index) => word | (other.#words[index] as number)),
    );
  }

  without(other: BitSet): BitSet {
    return new BitSet(
      this.size,
      this.#words.map((word, index) => word & ~(other.#words[index] as number)),
    );
  }

  get count(): number {
    let count = 0;
    for (const word of this.#words) count += countBits(word);
    return count;
  }

  /** As `this.and(other).count`, without making the set: counting is done for every value of every facet. */
  countWith(other: BitSet): number {
    let count = 0;
    for (let index = 0; index < this.#words.length; index += 1)
      count += countBits((this.#words[index] as number) & (other.#words[index] as number));
    return count;
  }

  /** In ascending order. */
  *[Symbol.iterator](): Generator<number> {
    for (let index = 0; index < this.#words.length; index += 1) {
      let word = this.#words[index] as number;
      while (word !== 0) {
        yield index * bitsPerWord + (31 - Math.clz32(word & -word));
        word &= word - 1;
      }
    }
  }
}

function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Six positions in each character. Empty characters at the end are left out. */
export function encodeBits(set: BitSet): string {
  const codes = new Uint8Array(Math.ceil(set.size / bitsPerCharacter));
  for (const position of set) {
    const index = Math.floor(position / bitsPerCharacter);
    codes[index] = (codes[index] as number) | (1 << (position % bitsPerCharacter));
  }
  return Array.from(codes, (code) => alphabet[code])
    .join("")
    .replace(/A+$/, "");
}

/** A character at a time, not a position: a listing has many sets. */
export function decodeBits(text: string, size: number): BitSet {
  const words = new Uint32Array(Math.ceil(size / bitsPerWord));
  for (let index = 0; index < text.length; index += 1) {
    const code = codeOf.get(text.charCodeAt(index)) ?? 0;
    const word = (index * bitsPerCharacter) >>> 5;
    const shift = (index * bitsPerCharacter) & 31;
    words[word] = (words[word] as number) | (code << shift);
    if (shift > bitsPerWord - bitsPerCharacter)
      words[word + 1] = (words[word + 1] as number) | (code >>> (bitsPerWord - shift));
  }
  return new BitSet(size, words);
}
