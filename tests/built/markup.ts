/** Reads the site's own HTML, which is regular: attributes in double quotes, and no tag inside of a script. */

export interface Element {
  name: string;
  attributes: Record<string, string>;
  /** The text between its tags, for elements that hold text alone. */
  text: string;
}

const tag = /<([a-z][a-z\d-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>([^<]*)/gi;
const attribute = /([^\s=>/]+)(?:="([^"]*)")?/g;
const script = /(<script\b[^>]*>)([\s\S]*?)<\/script>/g;

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (whole, hexadecimal, decimal, name) => {
    if (hexadecimal) return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return entities[name] ?? whole;
  });
}

/** Every element of a document or of a piece of one, in order, without the contents of scripts. */
export function readElements(html: string): Element[] {
  return [...html.replace(script, "$1").matchAll(tag)].map(([, name = "", written = "", text = ""]) => ({
    name: name.toLowerCase(),
    attributes: Object.fromEntries(
      [...written.matchAll(attribute)].map(([, key = "", value = ""]) => [key.toLowerCase(), decode(value)]),
    ),
    text: decode(text),
  }));
}

/** The contents of the scripts whose opening tag holds this. */
export function scriptsWith(html: string, inTag: string): string[] {
  return [...html.matchAll(script)].filter(([, start]) => start?.includes(inTag)).map(([, , content = ""]) => content);
}

/** The text of a piece of HTML, without its tags. */
export function textOf(html: string): string {
  return decode(html.replace(/<!--.*?-->|<[^>]*>/gs, ""));
}

/** The first element that begins like this, up to its end tag; it must not contain another element of its name. */
export function partOf(html: string, begin: string): string {
  const [, name = ""] = /^<(\w+)/.exec(begin) ?? [];
  const from = html.indexOf(begin);
  if (from < 0) throw new Error(`There is no ${begin}`);
  return html.slice(from, html.indexOf(`</${name}>`, from));
}
