import { plainTyped } from "../typed-text.ts";

/** Whole, from 1 to 9999, as in the filters of a listing. */
export function readNumber(text: string): number | undefined {
  const typed = plainTyped(text);
  return /^0*[1-9]\d{0,3}$/.test(typed) ? Number(typed) : undefined;
}
