import { hasContentType } from "./content-types.ts";
import { pagePathOf, type SiteFile, type SiteFiles } from "./site-files.ts";

export type Resolution =
  | { kind: "file"; file: SiteFile }
  | { kind: "redirect"; path: string }
  | { kind: "missing-page"; notFoundPage: SiteFile | undefined }
  | { kind: "missing-asset" };

/** Decides what a path leads to. A redirect only ever leads to a path of the site, so it cannot point elsewhere. */
export function resolvePath(path: string, { byPath, notFoundPages }: SiteFiles): Resolution {
  const file = byPath.get(path);
  if (file) return { kind: "file", file };

  const page = byPath.get(pagePathOf(path) ?? `${path}/`);
  if (page) return { kind: "redirect", path: page.path };

  return isAssetPath(path)
    ? { kind: "missing-asset" }
    : { kind: "missing-page", notFoundPage: notFoundPages.find(({ folder }) => path.startsWith(folder))?.page };
}

/**
 * Whatever a page loads rather than links to: a page as an answer would only be mistaken for the asset. A dot alone says nothing:
 * it may have ended the sentence that a link was copied from.
 */
function isAssetPath(path: string): boolean {
  const isFile = hasContentType(path) && !path.endsWith(".html");
  return isFile || path.startsWith("/assets/") || /\/\.[^/]*$/.test(path);
}
