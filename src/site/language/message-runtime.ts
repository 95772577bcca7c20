export { plural, select } from "@messageformat/runtime";

/**
 * `#` in a message. Below a thousand all our languages write the bare digits: to make the first `Intl.NumberFormat` would take
 * a phone longer than all else that brings a page to life.
 */
export function number(locale: string, value: number, offset: number): string {
  const shown = value - offset;
  return Number.isInteger(shown) && shown >= 0 && shown < 1000 ? String(shown) : shown.toLocaleString(locale);
}
