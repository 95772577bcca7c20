import { describe, expect, it } from "vitest";
import { config } from "../config.ts";
import { signInUrl, templateUseUrl } from "../layout/external-urls.ts";
import { readPlatformLink } from "./sign-in-links.ts";

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
