/** Without the part after `#`, which names a place in the page. */
export const presentAddress = (): string => location.pathname + location.search;

export function isHere({ pathname, search }: URL): boolean {
  return presentAddress() === pathname + search;
}
