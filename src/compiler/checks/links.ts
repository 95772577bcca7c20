import { suggest } from "../../domain/suggestion.ts";
import { type Connections, type FindSource, type Link, referencesOf } from "../connections.ts";
import { type Problem, quote } from "../problem.ts";

/** Links lead to templates that exist in the text's language, or to an https address. */
export function checkLinks(links: readonly Link[], templates: readonly Connections[], sourceOf: FindSource): Problem[] {
  const known = referencesOf(templates);
  return links.flatMap(({ file, field, locale, to }) => {
    const expected = judge(to, locale, known);
    return expected === undefined ? [] : [sourceOf(file).problem(field, `a link to ${quote(to)}`, expected)];
  });
}

/** Returns a request to the writer; undefined if the link is sound. */
function judge(to: string, locale: string, known: ReadonlyMap<string, Connections>): string | undefined {
  if (isAddress(to)) return undefined;
  if (!/^(inspiration|session):/.test(to))
    return "write inspiration:<key>, session:<key> or an address such as https://example.org";
  const linked = known.get(to);
  if (linked === undefined) return suggest(to, [...known.keys()], "the key of a template");
  return linked.withoutLanguages.includes(locale)
    ? `link to another template: this one is not written in ${locale}`
    : undefined;
}

/** Browsers make `https:/book` an address of this site. */
function isAddress(to: string): boolean {
  return /^(https:\/\/[^/]|mailto:[^\s@?]+@[^\s@?]+$)/.test(to) && canBeParsed(to);
}

/** `URL.canParse` of Node 20 refuses hosts with letters beyond ASCII once it has been called often. */
function canBeParsed(address: string): boolean {
  try {
    return Boolean(new URL(address));
  } catch {
    return false;
  }
}
