import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseRedirect } from "./redirect-target.ts";

const site = "https://inspirations.example.org";
const local = "http://localhost:4173";
const allowed = [site, local];

const parse = (text: string) => parseRedirect(text, allowed)?.href;

describe("parseRedirect", () => {
  it.each([
    `${site}/fr/inspirations/`,
    `${site}/?filters=a,b&keyword=caf%C3%A9`,
    `${site}/session/retrospective/#step-2`,
    `${site}/?author=nora@example.org`,
    `${site}/inspiration/swot/?ref=a\\b`,
    `${site}/inspiration/swot/?ref=\\\\evil.example`,
    `${site}/inspiration/swot/#a\\b`,
    `${local}/`,
  ])("goes back to a page of the site, query and fragment included: %s", (address) => {
    expect(parse(address)).toBe(address);
  });

  it.each([
    [site, `${site}/`],
    ["https://INSPIRATIONS.example.org/FR/", `${site}/FR/`],
    [`${site}:443/fr/`, `${site}/fr/`],
    [`${site}/a/../b/`, `${site}/b/`],
    [`${site}//evil.example/`, `${site}//evil.example/`],
    [`${site}?ref=a\\b`, `${site}/?ref=a\\b`],
  ])("goes back to the same place, written as a browser writes it: %s", (address, written) => {
    expect(parse(address)).toBe(written);
  });

  it.each([
    ["another site", "https://evil.example/"],
    ["no scheme", "//evil.example/"],
    ["no scheme, on this site", "//inspirations.example.org/"],
    ["a backslash for a slash", "/\\evil.example"],
    ["two backslashes", "\\\\evil.example"],
    ["a backslash after the scheme", "https:\\\\inspirations.example.org/"],
    ["a backslash after the host", `${site}\\@evil.example/`],
    ["a backslash in the path", `${site}/\\evil.example`],
    ["a backslash later in the path", `${site}/fr\\evil.example?ref=a`],
    ["a scheme without slashes", "https:evil.example"],
    ["a scheme with one slash", "https:/inspirations.example.org/"],
    ["a scheme with three slashes", "https:///inspirations.example.org/"],
    ["a path alone", "/fr/"],
    ["nothing", ""],
    ["a user's name", "https://inspirations.example.org@evil.example/"],
    ["a user's name on this site", "https://nora@inspirations.example.org/"],
    ["a user and a password", "https://nora:secret@inspirations.example.org/"],
    ["an empty user", "https://@inspirations.example.org/"],
    ["a line end", `${site}/\r\nSet-Cookie: a=b`],
    ["a line end before", `\n${site}/`],
    ["a tab in the scheme", "ht\ttps://evil.example/"],
    ["a tab in the host", "https://evil\t.example/"],
    ["a space before", ` ${site}/`],
    ["a space after", `${site}/ `],
    ["a zero", `${site}/\0`],
    ["a script", "javascript:alert(1)"],
    ["a script that looks like an address", "javascript://inspirations.example.org/%0aalert(1)"],
    ["data", "data:text/html,<script>alert(1)</script>"],
    ["a blob", `blob:${site}/0190c1c2`],
    ["an address that is encoded twice", "https%3A%2F%2Finspirations.example.org%2F"],
    ["slashes that are encoded", "https:%2f%2finspirations.example.org/"],
    ["another scheme", "http://inspirations.example.org/"],
    ["a scheme in capitals", "HTTPS://inspirations.example.org/"],
    ["another port", `${site}:8443/`],
    ["another port on this machine", "http://localhost:4174/"],
    ["a port that is none", `${site}:99999/`],
    ["a longer host", "https://inspirations.example.org.evil.example/"],
    ["a host that ends alike", "https://evilinspirations.example.org/"],
    ["a part of the host", "https://example.org/"],
    ["a dot at the end of the host", "https://inspirations.example.org./"],
    ["a letter that looks alike", "https://inspirаtions.example.org/"],
    ["a host that an encoded sign ends", "https://evil.example%2Finspirations.example.org/"],
    ["a host with a question mark before it", "https://evil.example?inspirations.example.org/"],
  ])("refuses %s", (_, text) => {
    expect(parse(text)).toBeUndefined();
  });

  it("knows a host with letters beyond ASCII by either name", () => {
    const origin = new URL("https://bücher.example").origin;
    expect(parseRedirect("https://bücher.example/", [origin])?.href).toBe(`${origin}/`);
    expect(parseRedirect("https://xn--bcher-kva.example/", [origin])?.href).toBe(`${origin}/`);
  });

  it("knows such a host however often it is asked", () => {
    const origin = new URL("https://bücher.example").origin;
    const unknown = Array.from({ length: 10_000 }, () => parseRedirect("https://bücher.example/", [origin])).indexOf(
      undefined,
    );
    expect(unknown).toBe(-1);
  });

  it("lets nothing pass that a browser would take for another origin", () => {
    const pieces = [..."/\\@:?#.%\t\r\n \0", "https", "http", "//", "javascript:", "evil.example", "%2f", "%5c"];
    const parts = fc.oneof(
      fc.constantFrom(...pieces, site, "inspirations.example.org", "localhost:4173"),
      fc.string({ maxLength: 3 }),
    );
    const texts = fc.oneof(
      fc.array(parts, { maxLength: 8 }).map((chosen) => chosen.join("")),
      fc.tuple(fc.constantFrom(site, local), fc.string({ unit: "binary" })).map(([start, end]) => start + end),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const target = parseRedirect(text, allowed);
        if (!target) return;
        expect(allowed).toContain(target.origin);
        // A browser resolves both addresses relative to the current page.
        expect(allowed).toContain(new URL(text, "https://platform.example/signin").origin);
        expect(allowed).toContain(new URL(target.href, "https://platform.example/signin").origin);
        expect(target.href).toMatch(/^[\x21-\x7e]+$/);
      }),
      { numRuns: 5_000 },
    );
  });
});
