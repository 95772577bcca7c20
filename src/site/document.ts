import { rootPart, shardFile } from "../domain/finding/shards.ts";
import { leaveOutDrawn } from "../domain/leave-out-drawn.ts";
import type { PageContext, PageFile } from "../domain/page.ts";
import type { CodeAssets } from "../domain/renderer.ts";
import { isVisitorsOwn } from "../domain/route.ts";
import { referenceTo } from "../domain/template.ts";
import { languages } from "../languages/languages.ts";
import { config, version } from "./config.ts";
import { attributesOf } from "./document-state/document-facts.ts";
import { nameOfSite, pathOfPage, publicUrl, titleOf } from "./head.ts";

type Attributes = Record<string, string>;

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

function startTag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === "" ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`,
  );
  return `<${name}${written.join("")}>`;
}

const meta = (name: string, content: string) => startTag("meta", { name, content });
const openGraph = (name: string, content: string) => startTag("meta", { property: `og:${name}`, content });
const link = (attributes: Attributes) => startTag("link", attributes);

/** JSON inside a script element: nothing in it can end the element. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** With the same credentials as `fetchJson`: otherwise the file would be fetched twice. */
const preloadJson = (href: string) => link({ rel: "preload", as: "fetch", href, crossorigin: "use-credentials" });

/** The elements by which others find a page and show it. */
function describePage(context: PageContext): string[] {
  const { description, locale, routeName, socialImage, title, translations } = context;
  const path = pathOfPage(context);
  if (path === undefined) return [meta("description", description), meta("robots", "noindex")];
  const isTemplate = routeName === "inspiration" || routeName === "session";
  const english = translations.find((translation) => translation.locale === "en");
  // What its query asks for belongs to its address, which others are to have as it is.
  const isOwn = isVisitorsOwn(routeName);
  const alternate = (hreflang: string, url: string) => link({ rel: "alternate", hreflang, href: publicUrl(url) });
  return [
    meta("description", description),
    isOwn ? meta("robots", "noindex") : link({ rel: "canonical", href: publicUrl(path) }),
    ...translations.map((translation) => alternate(translation.locale, translation.url)),
    ...(english ? [alternate("x-default", english.url)] : []),
    openGraph("site_name", nameOfSite),
    openGraph("type", isTemplate ? "article" : "website"),
    openGraph("title", titleOf(context)),
    openGraph("description", description),
    ...(isOwn ? [] : [openGraph("url", publicUrl(path))]),
    openGraph("locale", `${locale}_${languages[locale].territory}`),
    ...(socialImage
      ? [
          openGraph("image", publicUrl(socialImage)),
          openGraph("image:width", "1200"),
          openGraph("image:height", "630"),
          // Pages that are about no one template share a picture of the site.
          openGraph("image:alt", isTemplate ? title : nameOfSite),
          meta("twitter:card", "summary_large_image"),
        ]
      : []),
  ];
}

/**
 * HTML arrives in pieces, and a part that is painted by half moves when its rest arrives. So the first paint waits for the first element
 * with a name (`id`) after the content's first section: all that stands before it has arrived by then, and the rest moves nothing.
 */
function expectBeginning(body: string): string {
  // Names made by React (`useId`) do not begin with a letter. They belong to parts of a control.
  const place = /id="content".*?<\/section>.*? id="([a-z][^"]*)"/s.exec(body)?.[1] ?? "content";
  return link({ rel: "expect", href: `#${place}`, blocking: "render" });
}

export interface DocumentParts {
  file: PageFile;
  assets: CodeAssets;
  body: string;
  structuredData: unknown;
}

/** The HTML around a page. Only the style sheet and the page's beginning hold up the first paint. */
export function writeDocument({ file, assets, body, structuredData }: DocumentParts): string {
  const { context, data, hash } = file;
  const root = {
    lang: context.locale,
    ...attributesOf({
      route: context.routeName,
      pageType: context.pageType,
      limited:
        data.screen === "template" && config.apiUrl
          ? { template: referenceTo(data), freeReadings: config.freeReadings }
          : undefined,
    }),
  };
  const chunks = assets.chunks[data.screen]?.[context.locale] ?? [];
  const preloadModule = (href: string) => link({ rel: "modulepreload", href });
  return [
    "<!doctype html>",
    startTag("html", root),
    '<head><meta charset="utf-8">',
    meta("viewport", "width=device-width, initial-scale=1"),
    `<title>${escapeHtml(titleOf(context))}</title>`,
    ...describePage(context),
    meta("build-hash", hash),
    meta("version", version),
    meta("color-scheme", "light dark"),
    // Before the style sheet: a script after it would wait for it.
    `<script>${assets.arrivalScript}</script>`,
    link({ rel: "stylesheet", href: assets.style }),
    expectBeginning(body),
    ...assets.fonts.map((href) => link({ rel: "preload", as: "font", type: "font/woff2", href, crossorigin: "" })),
    // Inert in a template: the page can be read without its code, so the arrival script fetches it once the page is
    // drawn.
    '<template id="code">',
    ...chunks.map(preloadModule),
    `${startTag("script", { type: "module", src: assets.entry })}</script></template>`,
    // A comparison waits for no more than its code.
    data.screen === "compare" ? '<template id="view"></template>' : "",
    data.screen === "plan" ? `<template id="view">${preloadJson(data.templates + shardFile(rootPart))}</template>` : "",
    // The same for the code and files that answer an address with a query.
    ...(data.screen === "listing"
      ? [
          '<template id="view">',
          preloadJson(data.files + shardFile(rootPart)),
          '</template><template id="search">',
          ...(assets.search[context.locale] ?? []).map(preloadModule),
          preloadJson(data.search + shardFile(rootPart)),
          "</template>",
        ]
      : []),
    assets.icon === undefined ? "" : link({ rel: "icon", href: assets.icon, type: "image/svg+xml" }),
    structuredData === undefined ? "" : `<script type="application/ld+json">${inlineJson(structuredData)}</script>`,
    `</head><body><div id="app">${body}</div>`,
    `<script type="application/json" id="page">${inlineJson(leaveOutDrawn(file))}</script>`,
    "</body></html>",
  ].join("");
}
