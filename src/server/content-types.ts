import { extname } from "node:path";

/** The formats of the site. Texts name their character set, because not every format defaults to UTF-8. */
const typesByExtension: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

export function contentTypeOf(path: string): string {
  return typesByExtension[extensionOf(path)] ?? "application/octet-stream";
}

/** Whether a path ends with the extension of a known format. */
export function hasContentType(path: string): boolean {
  return extensionOf(path) in typesByExtension;
}

const extensionOf = (path: string) => extname(path).toLowerCase();
