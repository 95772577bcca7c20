/** A character that moves the cursor, ends the line, colours the text or turns its direction where somebody reads the log. */
const control = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Text of others for one line of the log: what a terminal would obey is written out, `\u{1b}`, so that nobody can make up a line. */
export function escapeControls(text: string): string {
  return text.replace(control, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
