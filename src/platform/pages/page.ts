import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { Locale } from "../../domain/locale.ts";
import { style } from "./style.ts";

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

export interface PageParts {
  locale: Locale;
  brand: string;
  title: string;
  body: Markup;
  /** Whether the page is shown in a frame, with the form alone. */
  isEmbedded?: boolean;
}

/** A page of the platform in plain HTML, without scripts. */
export function page({ locale, brand, title, body, isEmbedded = false }: PageParts): Markup {
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} - ${brand}</title>
<link rel="icon" href="data:,">
<style>${raw(style)}</style>
</head>
<body${isEmbedded ? raw(' class="embedded"') : ""}>
${isEmbedded ? "" : html`<header><a href="/?locale=${locale}">${brand.toLowerCase()}</a></header>`}
<main>${body}</main>
</body>
</html>`;
}
