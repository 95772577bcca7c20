/** A picture whose pixels are numbers of colours. */
export interface PalettePicture {
  width: number;
  height: number;
  /** Red, green and blue of each colour. */
  palette: number[];
  pixels: Uint8Array;
}

/**
 * Gives an opaque picture few colours. Ours have flat grounds, and between them a few hundred tones where an edge or a letter crosses a
 * pixel. Each colour that is kept is the one in which the picture as a whole differs most from those kept before: so that of a small
 * figure stays, and of the tones along edges as many as there is room for.
 */
export function limitColours(rgba: Uint8Array, width: number, most: number): PalettePicture {
  const colours = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
  const counted = countColours(colours);
  const { kept, nearest } = keepColours(counted, most);
  const pixels = new Uint8Array(colours.length);
  let [last, number] = [colours[0], 0];
  for (let at = 0; at < colours.length; at += 1) {
    const colour = colours[at] as number;
    // Most pixels are like the one before.
    if (colour !== last || at === 0) [last, number] = [colour, nearest.get(colour) as number];
    pixels[at] = number;
  }
  return { width, height: colours.length / width, palette: kept.flatMap(channelsOf), pixels };
}

function countColours(colours: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>();
  let start = 0;
  for (let at = 1; at <= colours.length; at += 1) {
    const colour = colours[start] as number;
    if (colours[at] === colour) continue;
    counts.set(colour, (counts.get(colour) ?? 0) + at - start);
    start = at;
  }
  return counts;
}

function keepColours(counts: ReadonlyMap<number, number>, most: number) {
  // In an order that does not depend on where they stand.
  const found = [...counts]
    .sort(([one, ofOne], [other, ofOther]) => ofOther - ofOne || one - other)
    .map(([colour, count]) => ({ colour, count, nearest: 0, distance: Number.POSITIVE_INFINITY }));
  const kept: number[] = [];
  while (kept.length < most) {
    const next = found.reduce((best, each) => (each.count * each.distance > best.count * best.distance ? each : best));
    if (next.distance === 0) break;
    const number = kept.push(next.colour) - 1;
    for (const each of found) {
      const distance = distanceBetween(each.colour, next.colour);
      if (distance < each.distance) Object.assign(each, { distance, nearest: number });
    }
  }
  return { kept, nearest: new Map(found.map(({ colour, nearest }) => [colour, nearest])) };
}

/** The bytes of a pixel are red, green, blue and opacity, the first of them the lowest. */
const channelsOf = (colour: number): [number, number, number] => [
  colour & 255,
  (colour >> 8) & 255,
  (colour >> 16) & 255,
];

function distanceBetween(one: number, other: number): number {
  const [red, green, blue] = channelsOf(one);
  const [otherRed, otherGreen, otherBlue] = channelsOf(other);
  return (red - otherRed) ** 2 + (green - otherGreen) ** 2 + (blue - otherBlue) ** 2;
}
