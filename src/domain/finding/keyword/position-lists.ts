import { alphabet, BitSet, codeOf, decodeBits, encodeBits } from "../bit-set.ts";

/**
 * Lists of positions as text, in ascending order: the gaps between them, or a bit for each position, whichever is shorter. The
 * text holds letters, digits, `-`, `_` and `!` only.
 */
const bitsMark = "!";
const bitsPerCharacter = 6;

/** A gap takes as many characters as it needs, the lowest part first; this in one says that another follows. */
const more = 32;

export function encodePositions(positions: readonly number[]): string {
  const size = (positions.at(-1) ?? -1) + 1;
  const gaps = encodeGaps(positions);
  if (gaps.length <= Math.ceil(size / bitsPerCharacter) + bitsMark.length) return gaps;
  return bitsMark + encodeBits(BitSet.of(size, positions));
}

export function decodePositions(text: string): number[] {
  if (!text.startsWith(bitsMark)) return decodeGaps(text);
  const bits = text.slice(bitsMark.length);
  return [...decodeBits(bits, bits.length * bitsPerCharacter)];
}

function encodeGaps(positions: readonly number[]): string {
  let next = 0;
  let text = "";
  for (const position of positions) {
    let gap = position - next;
    for (; gap >= more; gap = Math.floor(gap / more)) text += alphabet[more + (gap % more)];
    text += alphabet[gap];
    next = position + 1;
  }
  return text;
}

function decodeGaps(text: string): number[] {
  const positions: number[] = [];
  let next = 0;
  let gap = 0;
  let unit = 1;
  for (let index = 0; index < text.length; index += 1) {
    const code = codeOf.get(text.charCodeAt(index)) ?? 0;
    gap += (code % more) * unit;
    unit *= more;
    if (code >= more) continue;
    positions.push(next + gap);
    next += gap + 1;
    gap = 0;
    unit = 1;
  }
  return positions;
}
