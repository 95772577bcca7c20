import type { HostedSite } from "./hosted-site.ts";
import type { PathHeaders } from "./site-headers.ts";

/**
 * For Cloudflare Pages alone; others skip a line without a colon. From all `modulepreload` links of a document it makes a header
 * `Link`, those in a template included: browsers would load the page's code before the first paint.
 */
const withoutLinks = "  ! Link";

/** `_headers`: read by Cloudflare Pages, Netlify and this project's own server alike. */
export function formatHeadersFile(rules: readonly PathHeaders[]): string {
  const blocks = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [path, ...lines, ...(path === "/*" ? [withoutLinks] : [])].join("\n");
  });
  return `${blocks.join("\n\n")}\n`;
}

/**
 * `_redirects`: read by Netlify, Cloudflare Pages and this project's own server. Netlify finds the not-found page of a language by the lines that end
 * in 404. Cloudflare Pages finds the nearest by itself, and skips these.
 */
export function formatRedirectsFile({ prefixes, redirects }: Pick<HostedSite, "prefixes" | "redirects">): string {
  const elsewhere = Object.entries(redirects).map(([from, to]) => `${from} ${to} 302\n`);
  return [...elsewhere, ...prefixes.map((prefix) => `${prefix}/* ${prefix}/404.html 404\n`)].join("");
}
