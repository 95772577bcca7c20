import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { markSquares } from "../../domain/look/brand-mark.ts";

const rects = markSquares((name) => `var(--${name})`).map(
  ({ strokeWidth, ...square }) =>
    `<rect ${Object.entries({ ...square, "stroke-width": strokeWidth })
      .map(([name, value]) => `${name}="${value}"`)
      .join(" ")}/>`,
);

/** The brand's mark, for beside its name. */
export const mark: HtmlEscapedString | Promise<HtmlEscapedString> =
  html`<svg viewBox="0 0 34 34" width="34" height="34" aria-hidden="true">${raw(rects.join(""))}</svg>`;
