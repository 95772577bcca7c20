/** The printable characters from `#`, without the backslash: none of them is escaped in JSON. */
const characters = Array.from({ length: 91 }, (_, index) => String.fromCharCode(35 + index)).filter(
  (it) => it !== "\\",
);

/**
 * One index into a short list of values for each position, as one character each: such a column shrinks well. Where there are
 * more values than characters, all take as many characters as the largest needs.
 */
export function encodeColumn(indexes: readonly number[], values: number): string {
  const width = widthFor(values);
  return indexes
    .map((index) => {
      let text = "";
      for (let rest = index, left = width; left > 0; left -= 1, rest = Math.floor(rest / characters.length))
        text = characters[rest % characters.length] + text;
      return text;
    })
    .join("");
}

export function decodeColumn(column: string, values: number): number[] {
  const width = widthFor(values);
  const indexes: number[] = [];
  for (let start = 0; start < column.length; start += width) {
    let index = 0;
    for (const character of column.slice(start, start + width))
      index = index * characters.length + (codes.get(character) ?? 0);
    indexes.push(index);
  }
  return indexes;
}

const codes = new Map(characters.map((character, code) => [character, code]));

function widthFor(values: number): number {
  let width = 1;
  while (characters.length ** width < values) width += 1;
  return width;
}
