import { createHash } from "node:crypto";

export interface PolicySources {
  /** As `hashInlineScript` gives them. */
  inlineScriptHashes: readonly string[];
  appOrigin: string;
  /** Empty where there is no API. */
  apiOrigin: string;
  /** Where analytics events go; left out where they go nowhere. */
  ingestOrigin?: string;
  /** Where the tag manager comes from; left out where there is none. */
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
    // The sign-in page, and after it the site again.
    "frame-src": ["'self'", app],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    // By itself alone: the sign-in frame comes back to the site.
    "frame-ancestors": ["'self'"],
    // What a tag manager brings along does not keep to them.
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

/** Refuses a document whose inline scripts the policy would not let run: it would open, and stay dead. */
export function refuseUnknownScripts(document: string, policy: string): void {
  for (const [, script = ""] of document.matchAll(inlineScript)) {
    if (policy.includes(hashInlineScript(script))) continue;
    throw new Error(`an inline script is not in the security policy: ${script.trim().slice(0, 80)}`);
  }
}

/** What browsers run: data in a script element is not. */
const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/)[^>]*>(.*?)<\/script>/gs;
