/** The most bytes of a line. A longer one goes on in the next line, which begins with a space (RFC 5545, 3.1). */
const longestLine = 75;

/** Folds the lines of a calendar file anew, because the package `ics` counts signs, of which some take several bytes. */
export function foldLines(calendar: string): string {
  return calendar.replaceAll("\r\n\t", "").split("\r\n").map(foldLine).join("\r\n");
}

function foldLine(line: string): string {
  let folded = "";
  let bytes = 0;
  for (const sign of line) {
    const more = bytesOf(sign);
    if (bytes + more > longestLine) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += sign;
    bytes += more;
  }
  return folded;
}

/** The bytes of a code point in UTF-8. */
function bytesOf(sign: string): number {
  const code = sign.codePointAt(0) as number;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
