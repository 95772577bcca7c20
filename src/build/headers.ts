import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

export interface PolicySources {
  /** As `hashInlineScript` gives them. */
  inlineScriptHashes: readonly string[];
  appOrigin: string;
  /** Empty where there is no API. */
  apiOrigin: string;
}

export interface PathHeaders {
  /** `*` stands for any characters, slashes included. */
  path: string;
  headers: Record<string, string>;
}

const kept = "public, max-age=31536000, immutable";
const checkedEachTime = "no-cache";

/** Folders whose files carry a hash in their name, so that a name never gets other content. */
const hashedFolders = ["js", "css", "fonts", "images", "boards", "listing"] as const;

export function contentSecurityPolicy({ inlineScriptHashes, appOrigin, apiOrigin }: PolicySources): string {
  // Only the origin counts: a path, or anything that could end a directive, is left behind.
  const app = new URL(appOrigin).origin;
  const api = apiOrigin === "" ? [] : [new URL(apiOrigin).origin];
  const platform = [...new Set([app, ...api])];
  // Sorted, because the order in which pages are made must not show in the file.
  const hashes = [...new Set(inlineScriptHashes)].sort();
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...hashes],
    "style-src": ["'self'"],
    // Photos of visitors.
    "img-src": ["'self'", "data:", ...platform],
    "connect-src": ["'self'", ...platform],
    // The sign-in page, and after it the site again.
    "frame-src": ["'self'", app],
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'", ...api],
    // By itself alone: the sign-in frame comes back to the site.
    "frame-ancestors": ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

/** The source under which a policy allows an inline script: the text between its tags, byte for byte. */
export function hashInlineScript(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

/** No header stands under two paths that can both match, since hosts would send both values joined. */
export function siteHeaders(policy: string): PathHeaders[] {
  return [
    {
      path: "/*",
      headers: {
        "Content-Security-Policy": policy,
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
      },
    },
    // Every page's path ends in a slash, and no file's does.
    { path: "/", headers: { "Cache-Control": checkedEachTime } },
    { path: "/*/", headers: { "Cache-Control": checkedEachTime } },
    { path: "/assets/data/*", headers: { "Cache-Control": checkedEachTime } },
    ...hashedFolders.map((folder) => ({ path: `/assets/${folder}/*`, headers: { "Cache-Control": kept } })),
  ];
}

export function formatHeadersFile(rules: readonly PathHeaders[]): string {
  const blocks = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [path, ...lines].join("\n");
  });
  return `${blocks.join("\n\n")}\n`;
}

/** Writes `_headers`: read by Cloudflare Pages, Netlify and this project's own server alike. */
export async function writeHeadersFile(folder: string, policy: string): Promise<void> {
  await writeFile(join(folder, "_headers"), formatHeadersFile(siteHeaders(policy)));
}
