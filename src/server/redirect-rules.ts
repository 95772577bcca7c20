/** Reads the lines of `_redirects` that lead elsewhere for the time being, in the format of Netlify. The other lines tell hosts what this server finds itself. */
export function parseRedirectRules(text: string): ReadonlyMap<string, string> {
  const lines = text.split("\n").map((line) => line.split(" "));
  return new Map(lines.flatMap(([from = "", to = "", status]) => (status === "302" ? [[from, to] as const] : [])));
}
