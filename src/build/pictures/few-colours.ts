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
 * figure stays, and of the tones along edges as many as there is room for. Overwrites the picture: to get memory for another takes as long
 * as all else.
 */
export function limitColours(rgba: Uint8Array, width: number, most: number): PalettePicture {
  // With a sign: of an opaque colour that is a small number, and as key of a map a larger one takes twice as long.
  const picture = new Int32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
  const counted = numberColours(picture);
  const { kept, nearest } = keepColours(counted, most);
  const pixels = new Uint8Array(picture.length);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = nearest[picture[at] as number] as number;
  return { width, height: picture.length / width, palette: kept.flatMap(channelsOf), pixels };
}

interface CountedColour {
  colour: number;
  number: number;
  /** How many pixels have it. */
  count: number;
}

/** Numbers the colours as they come, and puts the number of its colour in the place of each pixel. */
function numberColours(picture: Int32Array): CountedColour[] {
  const counted = new Map<number, CountedColour>();
  for (let at = 0; at < picture.length; ) {
    const start = at;
    const colour = picture[at] as number;
    const found = counted.get(colour) ?? { colour, number: counted.size, count: 0 };
    if (found.count === 0) counted.set(colour, found);
    const { number } = found;
    // Most pixels are like the one before.
    for (; picture[at] === colour; at += 1) picture[at] = number;
    found.count += at - start;
  }
  return [...counted.values()];
}

/** The colours that are kept, and which of them each counted one is nearest to. */
function keepColours(counted: readonly CountedColour[], most: number) {
  // In an order that does not depend on where they stand.
  const found = counted
    .toSorted((one, other) => other.count - one.count || one.colour - other.colour)
    .map((each) => ({ ...each, distance: Number.POSITIVE_INFINITY }));
  const nearest = new Uint8Array(found.length);
  const kept: number[] = [];
  while (kept.length < most) {
    const next = found.reduce((best, each) => (each.count * each.distance > best.count * best.distance ? each : best));
    if (next.distance === 0) break;
    const keptNumber = kept.push(next.colour) - 1;
    for (const each of found) {
      const distance = distanceBetween(each.colour, next.colour);
      if (distance >= each.distance) continue;
      each.distance = distance;
      nearest[each.number] = keptNumber;
    }
  }
  return { kept, nearest };
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
