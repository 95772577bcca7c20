import type { KeptNames } from "../analytics/browser-parts.ts";

/** The compiler holds them to those that analytics keeps something under: its code may not be there when consent is withdrawn. */
const names: KeptNames = { cookie: "inspirations_analytics", events: "inspirations:events:" };

/** Removes what analytics keeps of a visitor, on this page or since an earlier one. */
export function forgetVisitor(): void {
  try {
    erase(names.cookie);
    for (const key of Object.keys(localStorage)) if (key.startsWith(names.events)) localStorage.removeItem(key);
  } catch {
    // Where the browser blocks storage or cookies, nothing is kept.
  }
}

/** The cookies that the usual tags of a tag manager set, on this host or for all hosts of a domain. */
const tagCookies = /^(?:_ga|_gid|_gat|_gcl|_gac|_dc_gtm)/;

export function forgetTags(): void {
  for (const cookie of document.cookie.split("; ")) {
    const name = cookie.slice(0, cookie.indexOf("="));
    if (tagCookies.test(name)) for (const domain of domainsOf(location.hostname)) erase(name, domain);
  }
}

/** `a.b.example`, `b.example`, and the host alone. */
function domainsOf(host: string): string[] {
  const labels = host.split(".");
  return ["", ...labels.map((_, index) => `; Domain=${labels.slice(index).join(".")}`)];
}

function erase(name: string, domain = ""): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the page may be about to go, and would not wait for the other interface
  document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
}
