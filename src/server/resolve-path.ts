import { hasContentType } from "./content-types.ts";
import { pagePathOf, type SiteFile, type SiteFiles } from "./site-files.ts";

export type Resolution =
  | { kind: "file"; file: SiteFile }
  | { kind: "redirect"; path: string }
  | { kind: "missing-page"; notFoundPage: SiteFile | undefined }
  | { kind: "missing-asset" };

/** Finds the answer to a path. A redirect leads only to paths of indexed pages, so it cannot lead to another site. */
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
 * Whether a path looks like a file that pages load, for which a not-found page would be mistaken for the file. A dot alone is no
 * sign of a file, because it may be the end of a sentence from which a link was copied.
 */
function isAssetPath(path: string): boolean {
  const isFile = hasContentType(path) && !path.endsWith(".html");
  return isFile || path.startsWith("/assets/") || /\/\.[^/]*$/.test(path);
}
