import { describe, expect, it } from "vitest";
import { isBackOnSite } from "./frame-address.ts";

const site = "https://inspirations.example";

describe("the sign-in frame (R4.2)", () => {
  it.each([`${site}/`, `${site}/fr/inspiration/matrice-swot/?a=/signin#b`, `${site}/inspiration/signing-off/`])(
    "is back on the site at %s",
    (address) => {
      expect(isBackOnSite(address, site)).toBe(true);
    },
  );

  it.each([
    undefined,
    "",
    "about:blank",
    "https://app.example/",
    "https://inspirations.example.evil/",
    "http://inspirations.example/",
  ])("is not at %s", (address) => {
    expect(isBackOnSite(address, site)).toBe(false);
  });

  it.each([`${site}/signin`, `${site}/signup?locale=fr`, `${site}/app/signin/`])(
    "is not at %s, where the platform stands on the site's own host",
    (address) => {
      expect(isBackOnSite(address, site)).toBe(false);
    },
  );
});
