import { type Problem, quote } from "../problem.ts";
import type { Text } from "../texts.ts";

const entity = /&(?:#\w+|[a-z]\w*);/i;
const braces = /\{[^}]*\}?|\}/;

/** The placeholder of the brand's name, which only some files may use. */
const brand = "{brand}";
const worksWithBrand = /\/(?:discover|consent|privacy)$/;

/** Placeholders and entities that other programs would fill in or decode; here they would show on the page as written. */
export function checkLiterals(texts: Text[]): Problem[] {
  return texts.flatMap(({ source, field, markup, work, written }) => {
    const [code] = entity.exec(written) ?? [];
    if (code !== undefined) return [source.problem(field, quote(code), "write the character itself")];
    // Braces in the interface's messages are ICU syntax.
    if (markup === "message") return [];
    const mayNameBrand = worksWithBrand.test(work);
    const [found] = braces.exec(mayNameBrand ? written.replaceAll(brand, "") : written) ?? [];
    const expected = mayNameBrand ? `write ${brand}, or no braces` : "write no braces: nothing is filled in here";
    return found === undefined ? [] : [source.problem(field, quote(found), expected)];
  });
}
