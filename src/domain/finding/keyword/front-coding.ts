/**
 * A sorted list of words as one text: of each word, how much it shares with the one before it, as a capital letter, and the
 * rest. So the words themselves have no capital letters from A to Z.
 */
const firstCode = "A".charCodeAt(0);
const mostShared = 25;

export function encodeWords(sorted: readonly string[]): string {
  let before = "";
  let text = "";
  for (const word of sorted) {
    let shared = 0;
    while (shared < mostShared && shared < word.length && word[shared] === before[shared]) shared += 1;
    text += String.fromCharCode(firstCode + shared) + word.slice(shared);
    before = word;
  }
  return text;
}

export function decodeWords(text: string): string[] {
  let before = "";
  return Array.from(text.matchAll(/([A-Z])([^A-Z]*)/g), ([, shared = "A", rest = ""]) => {
    before = before.slice(0, shared.charCodeAt(0) - firstCode) + rest;
    return before;
  });
}
