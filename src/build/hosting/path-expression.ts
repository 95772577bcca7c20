/** The path of a header rule as a regular expression, without its start and its end. */
export function pathExpression(path: string): string {
  return path.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
}
