import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { Locale } from "../../domain/locale.ts";
import { fonts } from "./fonts.ts";
import { mark } from "./mark.ts";
import { style } from "./style.ts";

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

export type Theme = "light" | "dark";

/** Who runs the pages. */
export interface Operator {
  brand: string;
  /** The site that the pages lead to. */
  siteOrigin: string;
}

export interface PageParts {
  operator: Operator;
  locale: Locale;
  title: string;
  body: Markup;
  /** At the end of the header. */
  aside?: Markup;
  /** That of the device, if there is none. */
  theme?: Theme | undefined;
  /** Whether the page is shown in a frame, with the form alone. */
  isEmbedded?: boolean;
}

/** A page of the platform in plain HTML, without scripts. */
export function page({ operator, locale, title, body, aside, theme, isEmbedded = false }: PageParts): Markup {
  const { brand, siteOrigin } = operator;
  return html`<!doctype html>
<html lang="${locale}"${theme && html` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} - ${brand}</title>
<link rel="icon" href="${siteOrigin}/favicon.svg" type="image/svg+xml">
${Object.values(fonts).map(({ address }) => html`<link rel="preload" as="font" type="font/woff2" href="${address}" crossorigin>`)}
<style>${raw(style)}</style>
</head>
<body${isEmbedded ? raw(' class="embedded"') : ""}>
${isEmbedded ? "" : html`<div class="bar"><header><a href="/?locale=${locale}" class="logo">${mark}${brand.toLowerCase()}</a>${aside}</header></div>`}
<main>${body}</main>
</body>
</html>`;
}
