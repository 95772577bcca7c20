const startOfFullWidth = 0xfee0;

/**
 * A number or an address as it was meant, whichever keyboard it comes from, or page that it was copied from: any space is a space, the
 * wide letters and digits of East Asian keyboards and Arabic digits are those that programs read, and what cannot be seen is gone.
 */
export function plainTyped(text: string): string {
  return (
    text
      .replace(/\p{Cf}/gu, "")
      .replace(/\p{Zs}/gu, " ")
      .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - startOfFullWidth))
      // The last four bits of both rows of Arabic digits are their values.
      .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
      .trim()
  );
}
