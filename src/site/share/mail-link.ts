/** A link that begins an e-mail with an address in it. */
export function mailLink(address: string, title: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
}
