import { afterEach, describe, expect, it, vi } from "vitest";
import { config } from "../config.ts";
import { signInUrl, templateUseUrl } from "../layout/external-urls.ts";
import { answerPlatformLinks, readPlatformLink } from "./sign-in-links.ts";

describe("a link to the platform", () => {
  it("is to its page to sign in or up", () => {
    for (const page of ["signin", "signup"] as const) {
      expect(readPlatformLink(signInUrl(page, "fr", "https://site.example/fr/"))).toEqual({ page });
    }
  });

  it("is to a template that is to be used", () => {
    const address = templateUseUrl({ kind: "inspiration", key: "swot" }, "de");
    expect(readPlatformLink(address)).toEqual({ template: address });
  });

  it.each(["/", "/signing", "/help", ".evil.example/signin"])("is none of these at %s", (path) => {
    expect(readPlatformLink(`${config.appUrl}${path}`)).toBeUndefined();
  });

  it("is none on another host", () => {
    expect(readPlatformLink(`https://elsewhere.example/?${config.appUrl}/signin`)).toBeUndefined();
  });
});

describe("a click on a link to the platform", () => {
  const address = `${config.appUrl}/signin?locale=en`;
  const plain = { defaultPrevented: false, button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

  afterEach(() => vi.unstubAllGlobals());

  /** Whether it was taken from the browser. */
  function click({ href = address, isAnswered = true, isInDialog = false, hasFailed = false, ...keys }): boolean {
    const preventDefault = vi.fn<() => void>();
    const element = { href, closest: (selector: string) => (selector === "dialog" ? isInDialog || null : element) };
    vi.stubGlobal("document", {
      documentElement: { dataset: hasFailed ? {} : { script: "moving" } },
      addEventListener: (_: string, listen: (event: object) => void) =>
        listen({ ...plain, ...keys, target: element, preventDefault }),
    });
    answerPlatformLinks(() => isAnswered);
    return preventDefault.mock.calls.length > 0;
  }

  it("is answered here where it is a plain one, and the answer is yes", () => {
    expect(click({})).toBe(true);
    expect(click({ isAnswered: false })).toBe(false);
  });

  it.each([
    { button: 1 },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { defaultPrevented: true },
    { isInDialog: true },
    // The page has failed, and could not show a dialog.
    { hasFailed: true },
    { href: `${config.appUrl}/help` },
  ])("is the browser's with %j (R2.4)", (circumstance) => expect(click(circumstance)).toBe(false));
});
