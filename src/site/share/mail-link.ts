/** A link that begins an e-mail with a text in it, such as an address. */
export function mailLink(text: string, subject: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
