import { createHash } from "node:crypto";

export interface PolicySources {
  /** The results of `hashInlineScript`. */
  inlineScriptHashes: readonly string[];
  appOrigin: string;
  /** Empty where there is no API. */
  apiOrigin: string;
  /** The origin that analytics events are sent to; left out if none are sent. */
  ingestOrigin?: string;
  /** The origin of the tag manager; left out if there is none. */
  tagManagerOrigin?: string;
}

/** The policies by which the site's own code turns text into elements: see `src/site/ui/trusted.ts`. */
const trustedTypes = ["markup"];

export function contentSecurityPolicy({
  inlineScriptHashes,
  appOrigin,
  apiOrigin,
  ingestOrigin,
  tagManagerOrigin,
}: PolicySources): string {
  // Only the origin counts: a path, or anything that could end a directive, is left behind.
  const app = new URL(appOrigin).origin;
  const api = apiOrigin === "" ? [] : [new URL(apiOrigin).origin];
  const tagManager = tagManagerOrigin === undefined ? [] : [new URL(tagManagerOrigin).origin];
  const ingest = ingestOrigin === undefined ? [] : [new URL(ingestOrigin).origin];
  const platform = [...new Set([app, ...api])];
  // Sorted, because the order in which pages are made must not show in the file.
  const hashes = [...new Set(inlineScriptHashes)].sort();
  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes, ...tagManager],
    "style-src": ["'self'"],
    "font-src": ["'self'"],
    // `data:` for the drawings in the style sheet; the platform for photos of visitors.
    "img-src": ["'self'", "data:", ...platform, ...tagManager],
    "connect-src": ["'self'", ...new Set([...platform, ...ingest]), ...tagManager],
    // The sign-in frame shows the sign-in page, and then the site again.
    "frame-src": ["'self'", app],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    // Only the site may frame its pages, because the sign-in frame comes back to it.
    "frame-ancestors": ["'self'"],
    // Left out with a tag manager, because the scripts that it loads do not use trusted types.
    ...(tagManager.length === 0 && { "require-trusted-types-for": ["'script'"], "trusted-types": trustedTypes }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

/** The source under which a policy allows an inline script: the text between its tags, byte for byte. */
export function hashInlineScript(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

/** Throws for a document with an inline script that the policy would block: the page would open, and not work. */
export function refuseUnknownScripts(document: string, policy: string): void {
  for (const [, script = ""] of document.matchAll(inlineScript)) {
    if (policy.includes(hashInlineScript(script))) continue;
    throw new Error(`an inline script is not in the security policy: ${script.trim().slice(0, 80)}`);
  }
}

/** Matches inline scripts that browsers run. Data in a script element is not run. */
const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/)[^>]*>(.*?)<\/script>/gs;
