let noted: string | undefined;

/** Notes the address of what is shown: whether it is another than before. What follows `#` is a place in the same. */
export function noteAddress(address = location.pathname + location.search): boolean {
  const isOther = address !== noted;
  noted = address;
  return isOther;
}
