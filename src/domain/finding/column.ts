/**
 * One index into a list of values for each position, as one character each: such a text shrinks well. The characters are
 * those that JSON leaves alone. The first 90 take a byte each, all others two or three.
 */
export function encodeColumn(indexes: readonly number[]): string {
  return indexes.map((index) => String.fromCharCode(characterCodeOf(index))).join("");
}

export function decodeColumn(column: string): Uint16Array {
  const indexes = new Uint16Array(column.length);
  for (let position = 0; position < indexes.length; position += 1)
    indexes[position] = indexOf(column.charCodeAt(position));
  return indexes;
}

/**
 * The characters to write with, as runs of first code and length: they leave out the backslash and characters that are
 * not printed.
 */
const runs = [
  [0x23, 57],
  [0x5d, 33],
  [0xa1, 0xd800 - 0xa1],
] as const;

function characterCodeOf(index: number): number {
  let rest = index;
  for (const [first, length] of runs) {
    if (rest >= 0 && rest < length) return first + rest;
    rest -= length;
  }
  throw new RangeError(`A column cannot hold the index ${index}`);
}

function indexOf(characterCode: number): number {
  let before = 0;
  for (const [first, length] of runs) {
    if (characterCode < first + length) return before + characterCode - first;
    before += length;
  }
  throw new RangeError(`A column does not hold the character ${characterCode}`);
}
