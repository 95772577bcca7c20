/** The address in a request line: a decoded path, or a refusal with its reason. */
export type Address =
  | { kind: "path"; path: string; query: string }
  | { kind: "refused"; status: 400 | 414; reason: string };

const longestTarget = 8192;

/** Encoded slashes are refused, because decoding would turn one segment into two. */
const encodedSeparator = /%(?:2f|5c)/i;

// biome-ignore lint/suspicious/noControlCharactersInRegex: this matches control characters on purpose
const forbiddenCharacter = /[\u0000-\u001f\u007f\\]/;

export function readAddress(target: string): Address {
  if (target.length > longestTarget) return { kind: "refused", status: 414, reason: "The address is too long." };

  // A proxy may send the whole address (RFC 9112, 3.2.2), of which only the path is used.
  const local = target.replace(/^https?:\/\/[^/?#]*/i, "");
  const withoutHash = local.split("#", 1)[0] ?? "";
  const queryStart = withoutHash.indexOf("?");
  const rawPath = (queryStart === -1 ? withoutHash : withoutHash.slice(0, queryStart)) || (local === target ? "" : "/");
  const query = queryStart === -1 ? "" : withoutHash.slice(queryStart);

  const path = decodePath(rawPath);
  return path === undefined
    ? { kind: "refused", status: 400, reason: "The address is malformed." }
    : { kind: "path", path, query };
}

function decodePath(rawPath: string): string | undefined {
  if (!rawPath.startsWith("/") || encodedSeparator.test(rawPath)) return undefined;
  try {
    const path = decodeURIComponent(rawPath);
    if (forbiddenCharacter.test(path)) return undefined;
    return path.split("/").some((segment) => segment === "." || segment === "..") ? undefined : path;
  } catch {
    return undefined;
  }
}
