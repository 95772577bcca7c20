import { encode } from "uqr";
import type { PaperLink } from "../../domain/page.ts";

/** The way back to a page from its print. */
export function paperLinkTo(url: string) {
  const { data, size } = encode(url, { ecc: "M", border: 0 });
  return { url, code: { size, path: data.map(drawRow).join("") } } satisfies PaperLink;
}

/** Goes through the middle of a row of modules: `h` draws the dark ones, `m` passes over the light ones. */
function drawRow(modules: readonly boolean[], row: number): string {
  const line = modules.map((isDark) => (isDark ? "h" : "m")).join("");
  const steps = line
    .replace(/m+$/, "")
    .replace(/h+|m+/g, (run) => (run[0] === "h" ? `h${run.length}` : `m${run.length} 0`));
  return `M0 ${row}.5${steps}`;
}
