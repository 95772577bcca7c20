import { tagCookies } from "../../domain/consent.ts";
import type { KeptNames } from "../analytics/browser-parts.ts";

/** The names that analytics uses, held equal by their type, because its code may not be there when consent is withdrawn. */
const names: KeptNames = { cookie: "inspirations_analytics", events: "inspirations:events:" };

/** Removes what analytics keeps of a visitor, on this page or since an earlier one. */
export function forgetVisitor(): void {
  try {
    erase(names.cookie);
    for (const key of Object.keys(localStorage)) if (key.startsWith(names.events)) localStorage.removeItem(key);
  } catch {
    // A browser that blocks storage or cookies has kept nothing.
  }
}

/** Removes what tags have set, on this host or for all hosts of a domain. */
export function forgetTags(): void {
  for (const cookie of document.cookie.split("; ")) {
    const name = cookie.slice(0, cookie.indexOf("="));
    if (tagCookies.some((start) => name.startsWith(start)))
      for (const domain of domainsOf(location.hostname)) erase(name, domain);
  }
}

/** The attributes for every domain that a cookie may have: the host alone, `a.b.example`, `b.example`, `example`. */
function domainsOf(host: string): string[] {
  const labels = host.split(".");
  return ["", ...labels.map((_, index) => `; Domain=${labels.slice(index).join(".")}`)];
}

function erase(name: string, domain = ""): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the page may be about to go, and would not wait for the other interface
  document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
}
