/** The query of an address whose `&` came as `&amp;`: a link that was copied from HTML, or written into it twice. */
export function plainQuery(search: string): string {
  return search.replace(/([?&])(?:amp(?:;|%3b))+/gi, "$1");
}
