/** Words that are written folded, with white space between them. */
export function listWords(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
