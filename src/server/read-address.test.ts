import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAddress } from "./read-address.ts";

describe("readAddress", () => {
  it.each([
    ["/", "/", ""],
    ["/fr/?q=a%2Fb&c#part", "/fr/", "?q=a%2Fb&c"],
    ["/caf%C3%A9/", "/café/", ""],
    ["/a?b?c", "/a", "?b?c"],
    ["/%252e%252e/", "/%2e%2e/", ""],
    ["//evil.example", "//evil.example", ""],
    ["http://evil.example/fr/?q", "/fr/", "?q"],
    ["http://evil.example", "/", ""],
  ])("reads %s", (target, path, query) => {
    expect(readAddress(target)).toEqual({ kind: "path", path, query });
  });

  it.each([
    ["", "no path"],
    ["*", "no path"],
    ["?q", "no path"],
    ["fr/", "no leading slash"],
    ["/..", "parent"],
    ["/fr/../de/", "parent inside"],
    ["/./fr/", "same folder"],
    ["/%2e%2e/secret", "encoded parent"],
    ["/.%2E/secret", "half-encoded parent"],
    ["/..%2fsecret", "encoded slash"],
    ["/fr%2Finspiration/", "encoded slash inside, in capitals"],
    ["/..%5csecret", "encoded backslash"],
    ["/..\\secret", "backslash"],
    ["/fr/%00", "null byte"],
    ["/fr/%0d%0aX: y", "line break"],
    ["/fr/%7f", "delete"],
    ["/%", "lone percent"],
    ["/%zz", "no hexadecimal"],
    ["/%c3%28", "no UTF-8"],
    ["/%c0%ae%c0%ae/", "overlong dots"],
  ])("refuses %s (%s)", (target) => {
    expect(readAddress(target)).toMatchObject({ kind: "refused", status: 400 });
  });

  it("refuses an address of more than 8,192 characters", () => {
    expect(readAddress(`/${"a".repeat(8191)}`)).toMatchObject({ kind: "path" });
    expect(readAddress(`/${"a".repeat(8192)}`)).toMatchObject({ kind: "refused", status: 414 });
  });

  it("never gives a path that leads upwards, whatever is asked for", () => {
    const pieces = fc.constantFrom(
      "/",
      ".",
      "..",
      "%2e",
      "%2E",
      "%2f",
      "%5C",
      "\\",
      "%00",
      "%",
      "a",
      "?",
      "#",
      "http://x",
    );
    fc.assert(
      fc.property(
        fc.array(pieces).map((parts) => parts.join("")),
        (target) => {
          const address = readAddress(target);
          if (address.kind === "refused") return;
          expect(address.path.startsWith("/")).toBe(true);
          expect(address.path).not.toMatch(/(^|\/)\.\.?(\/|$)|[\\\0]/);
        },
      ),
    );
  });
});
