/** The host of an address, as visitors know it from the bar of their browser. */
export function hostOf(address: string): string {
  return new URL(address).host;
}
