import { encode } from "uqr";
import { drawCode } from "../../domain/draw-code.ts";
import type { PaperLink } from "../../domain/page.ts";

/** The way back to a page from its print. */
export function paperLinkTo(url: string) {
  const { data, size } = encode(url, { ecc: "M", border: 0 });
  return { url, code: { size, path: drawCode(data) } } satisfies PaperLink;
}
