/** Headers for all paths that match a pattern, in which `*` stands for any characters, slashes included. */
export interface HeaderRule {
  path: string;
  headers: [name: string, value: string][];
}

/** Parses the `_headers` file of the build, in the format of Cloudflare Pages and Netlify. */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "" || line.trimStart().startsWith("#")) continue;
    if (!/^\s/.test(line)) {
      rules.push({ path: line.trim(), headers: [] });
      continue;
    }
    const colon = line.indexOf(":");
    if (colon !== -1) rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
  }
  return rules;
}

/** The headers for a path, by lower-case name. If two rules set a header, it has both values, as on those hosts. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const rule of rules) {
    if (!matches(rule.path, path)) continue;
    for (const [name, value] of rule.headers) {
      const key = name.toLowerCase();
      found[key] = found[key] === undefined ? value : `${found[key]}, ${value}`;
    }
  }
  return found;
}

/** The headers of all paths, for answers that are not files. */
export function headersForAll(rules: readonly HeaderRule[]): Record<string, string> {
  return headersFor(
    rules.filter((rule) => rule.path === "/*"),
    "/",
  );
}

/** A pattern has at most one `*`, as on those hosts. */
function matches(pattern: string, path: string): boolean {
  const star = pattern.indexOf("*");
  if (star === -1) return pattern === path;
  const before = pattern.slice(0, star);
  const after = pattern.slice(star + 1);
  return path.length >= before.length + after.length && path.startsWith(before) && path.endsWith(after);
}
