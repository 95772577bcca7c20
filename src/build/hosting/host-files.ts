import { caddySnippet } from "./caddy.ts";
import type { HostedSite } from "./hosted-site.ts";
import { nginxMaps, nginxSite } from "./nginx.ts";
import { formatHeadersFile, formatRedirectsFile } from "./static-host-files.ts";

/**
 * The same rules for every host that is known, by the names of their files in the site's folder, where they belong: a policy names
 * the scripts of its own build. All these names begin with `_` at the root, and no host shows them.
 */
export function hostFiles(site: HostedSite): Record<string, string> {
  return {
    _headers: formatHeadersFile(site.rules),
    _redirects: formatRedirectsFile(site),
    "_hosting/nginx-maps.conf": nginxMaps(site),
    "_hosting/nginx-site.conf": nginxSite(site),
    "_hosting/Caddyfile": caddySnippet(site),
  };
}
