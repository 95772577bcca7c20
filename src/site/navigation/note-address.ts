let noted: string | undefined;

/**
 * Notes the address of the page on view, and returns whether it differs from the one before. A `#` and the rest name a
 * place in the page.
 */
export function noteAddress(address = location.pathname + location.search): boolean {
  const isOther = address !== noted;
  noted = address;
  return isOther;
}
