import { tagManagerOrigin } from "../../domain/site-config.ts";

/** R7.5. To be called after consent alone. */
export function loadTagManager(id: string): void {
  Object.assign(window, { dataLayer: [{ event: "gtm.js", "gtm.start": Date.now() }] });
  const script = document.createElement("script");
  script.async = true;
  script.src = `${tagManagerOrigin}/gtm.js?id=${id}`;
  document.head.append(script);
}

/** The cookies that its usual tags set, on this host or for all hosts of a domain. */
const tagCookies = /^(?:_ga|_gid|_gat|_gcl|_gac|_dc_gtm)/;

/** What a script has loaded cannot be taken back, so the page starts afresh without it. */
export function leaveTagManager(): void {
  for (const cookie of document.cookie.split("; ")) {
    const name = cookie.slice(0, cookie.indexOf("="));
    if (tagCookies.test(name)) for (const domain of domainsOf(location.hostname)) erase(name, domain);
  }
  location.reload();
}

/** `a.b.example`, `b.example`, and the host alone. */
function domainsOf(host: string): string[] {
  const labels = host.split(".");
  return ["", ...labels.map((_, index) => `; Domain=${labels.slice(index).join(".")}`)];
}

function erase(name: string, domain: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the page is about to go, and would not wait for the other interface
  document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
}
