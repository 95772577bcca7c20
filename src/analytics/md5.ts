/** Browsers and Node both have it, but the types of the language do not name it. */
declare const TextEncoder: new () => { encode: (text: string) => Uint8Array };

/** By how much each step of a round turns: four numbers a round, again and again (RFC 1321). */
const turns = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];
const sines = Array.from({ length: 64 }, (_, step) => Math.floor(2 ** 32 * Math.abs(Math.sin(step + 1))));

/**
 * The MD5 of a text's bytes in UTF-8, in hexadecimal: a checksum of the wire format, and no secret. The usual package is three
 * times as large, since it writes out what is computed here.
 */
export function md5(text: string): string {
  const words = toWords(new TextEncoder().encode(text));
  let state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];
  for (let start = 0; start < words.length; start += 16) {
    const block = words.subarray(start, start + 16);
    let [a = 0, b = 0, c = 0, d = 0] = state;
    for (let step = 0; step < 64; step += 1) {
      const round = step >> 4;
      const mixed = [(b & c) | (~b & d), (d & b) | (~d & c), b ^ c ^ d, c ^ (b | ~d)][round] as number;
      const place = ([step, 5 * step + 1, 3 * step + 5, 7 * step][round] as number) % 16;
      const sum = a + mixed + (sines[step] as number) + (block[place] as number);
      const turn = turns[round * 4 + (step % 4)] as number;
      [a, d, c, b] = [d, c, b, b + ((sum << turn) | ((sum | 0) >>> (32 - turn)))];
    }
    state = [a, b, c, d].map((value, index) => (value + (state[index] as number)) | 0);
  }
  return toHex(state);
}

/** With the end mark and the length behind, and zeros up to whole blocks. */
function toWords(bytes: Uint8Array): Int32Array {
  const words = new Int32Array((((bytes.length + 8) >> 6) + 1) * 16);
  const put = (byte: number, index: number) => {
    words[index >> 2] = (words[index >> 2] as number) | (byte << ((index % 4) * 8));
  };
  bytes.forEach(put);
  put(0x80, bytes.length);
  words[words.length - 2] = bytes.length * 8;
  return words;
}

function toHex(words: readonly number[]): string {
  const bytes = words.flatMap((word) => [word, word >> 8, word >> 16, word >> 24]);
  return bytes.map((byte) => (byte & 255).toString(16).padStart(2, "0")).join("");
}
