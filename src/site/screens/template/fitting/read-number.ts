/** Whole, from 1 to 9999, as in the filters of a listing. */
export function readNumber(text: string): number | undefined {
  return /^\s*0*[1-9]\d{0,3}\s*$/.test(text) ? Number(text) : undefined;
}
