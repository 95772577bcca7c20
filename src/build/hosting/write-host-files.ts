import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { caddySnippet } from "./caddy.ts";
import type { HostedSite } from "./hosted-site.ts";
import { nginxMaps, nginxSite } from "./nginx.ts";
import { formatHeadersFile, formatRedirectsFile } from "./static-host-files.ts";

/**
 * Writes the same rules for every host that is known, into the folder that they belong to: a policy names the scripts of its
 * own build. All these files begin with `_` at the root, and no host shows them.
 */
export async function writeHostFiles(folder: string, site: HostedSite): Promise<void> {
  const files: Record<string, string> = {
    _headers: formatHeadersFile(site.rules),
    _redirects: formatRedirectsFile(site.prefixes),
    "_hosting/nginx-maps.conf": nginxMaps(site),
    "_hosting/nginx-site.conf": nginxSite(site),
    "_hosting/Caddyfile": caddySnippet(site),
  };
  await mkdir(path.join(folder, "_hosting"), { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
}
