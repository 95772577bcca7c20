import { describe, expect, it } from "vitest";
import { encodeSlugs } from "../../domain/known-slugs.ts";
import { destinationOf } from "./destination.ts";

const english = {
  locale: "en",
  slugs: { inspiration: encodeSlugs(["swot"]), session: encodeSlugs(["one-on-one"]) },
} as const;

describe("destinationOf", () => {
  it.each([
    ["/", "home"],
    ["/inspirations/", "listing"],
    ["/sessions/", "listing"],
    ["/inspirations/all/2/", "directory"],
    ["/discover/", "discover"],
    ["/inspiration/swot/", "template"],
    ["/session/one-on-one/", "template"],
  ])("leads from %s to the screen %s (R2.1)", (path, screen) => {
    expect(destinationOf(path, english)).toEqual({ path, locale: "en", screen });
  });

  it("reads a path without its trailing slash as the one with it (R2.2)", () => {
    expect(destinationOf("/discover", english)?.path).toBe("/discover/");
  });

  it.each([
    ["a slug that does not exist", "/inspiration/nope/"],
    ["a slug of the other kind", "/session/swot/"],
    ["a path that no page can have", "/nowhere/"],
    ["the not-found page, which has no data of its own in each language", "/404/"],
  ])("knows at once that %s leads nowhere (R2.3)", (_, path) => {
    expect(destinationOf(path, english)).toBeUndefined();
  });

  it("leaves the slugs of another language to that language (R2.3)", () => {
    const path = "/fr/inspiration/matrice-swot/";
    expect(destinationOf(path, english)).toEqual({ path, locale: "fr", screen: "template" });
    expect(destinationOf(path, { ...english, locale: "fr" })).toBeUndefined();
  });
});
