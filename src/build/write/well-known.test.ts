import { describe, expect, it } from "vitest";
import { wellKnownFiles, wellKnownRedirects } from "./well-known.ts";

const siteUrl = "https://inspirations.example";
const appUrl = "https://app.example";
const configOf = (securityContact: string | null, changePasswordPath: string | null) => ({
  siteUrl,
  appUrl,
  wellKnown: { securityContact, changePasswordPath },
});

describe("security.txt", () => {
  it("says whom to write to, until when, and where it belongs", () => {
    const files = wellKnownFiles(configOf("mailto:security@example.org", null), new Date("2026-11-27T10:00:00Z"));
    expect(files).toEqual({
      "/.well-known/security.txt": [
        "Contact: mailto:security@example.org",
        "Expires: 2027-11-01T00:00:00.000Z",
        "Canonical: https://inspirations.example/.well-known/security.txt",
        "",
      ].join("\n"),
    });
  });

  it("ends within a year, and never sooner than eleven months after the build", () => {
    for (const now of ["2026-01-01T00:00:00Z", "2027-12-31T23:59:59Z", "2028-02-29T12:00:00Z"]) {
      const [text = ""] = Object.values(wellKnownFiles(configOf("https://example.org/security", null), new Date(now)));
      const days = (Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? "") - Date.parse(now)) / 86_400_000;
      expect(days).toBeGreaterThan(333);
      expect(days).toBeLessThanOrEqual(366);
    }
  });

  it("is the same in all builds of a month", () => {
    const config = configOf("https://example.org/security", null);
    expect(wellKnownFiles(config, new Date("2026-11-01T00:00:00Z"))).toEqual(
      wellKnownFiles(config, new Date("2026-11-30T23:59:59Z")),
    );
  });

  it("is not there without a contact", () => {
    expect(wellKnownFiles(configOf(null, "/account"), new Date())).toEqual({});
  });
});

describe("the way to change a password", () => {
  it("leads to the page of the platform, where there is one", () => {
    const from = "/.well-known/change-password";
    expect(wellKnownRedirects(configOf(null, "/account"))).toEqual({ [from]: "https://app.example/account" });
    expect(wellKnownRedirects(configOf("https://example.org/", null))).toEqual({});
  });
});
