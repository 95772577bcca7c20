import { describe, expect, it } from "vitest";
import { destinationOf, mayExist } from "./destination.ts";

describe("destinationOf", () => {
  it.each([
    ["/", "home"],
    ["/inspirations/", "listing"],
    ["/sessions/", "listing"],
    ["/inspirations/all/2/", "directory"],
    ["/discover/", "discover"],
    ["/inspiration/swot/", "template"],
    ["/session/one-on-one/", "template"],
    ["/situation/no-ideas/", "situation"],
  ])("leads from %s to the screen %s (R2.1)", (path, screen) => {
    expect(destinationOf(path)).toMatchObject({ path, locale: "en", screen });
  });

  it("reads a path without its trailing slash as the one with it (R2.2)", () => {
    expect(destinationOf("/discover")?.path).toBe("/discover/");
  });

  it("tells which of many pages it is, in the language of the path", () => {
    const path = "/fr/inspiration/matrice-swot/";
    const named = { name: "inspiration", slug: "matrice-swot" };
    expect(destinationOf(path)).toEqual({ path, locale: "fr", screen: "template", named });
    expect(destinationOf("/fr/")).not.toHaveProperty("named");
  });

  it.each([
    ["a path that no page can have", "/nowhere/"],
    ["the not-found page, which has no data of its own in each language", "/404/"],
  ])("knows at once that %s leads nowhere (R2.3)", (_, path) => {
    expect(destinationOf(path)).toBeUndefined();
  });
});

describe("mayExist", () => {
  const numbered = (count: number, stem: string) => Array.from({ length: count }, (_, index) => `${stem}-${index}`);
  const slugs = {
    inspiration: ["swot", ...numbered(1000, "retrospective")],
    session: ["one-on-one"],
    situation: ["no-ideas"],
  };
  const exists = (path: string, known: typeof slugs | undefined = slugs) => {
    const destination = destinationOf(path);
    return !!destination && mayExist(destination, known);
  };

  it.each(["/", "/discover/", "/inspiration/swot/", "/session/one-on-one/", "/situation/no-ideas/"])(
    "is true of %s",
    (path) => {
      expect(exists(path)).toBe(true);
    },
  );

  it.each(["/inspiration/nope/", "/session/swot/", "/situation/swot/"])(
    "is false of %s, which nothing has to be asked for (R2.3)",
    (path) => {
      expect(exists(path)).toBe(false);
    },
  );

  it("takes none of many slugs that do not exist for one that does (R2.3)", () => {
    const others = [...numbered(10_000, "retrospectives"), ...numbered(10_000, "retro")];
    expect(others.filter((slug) => exists(`/inspiration/${slug}/`))).toEqual([]);
  });

  it("leaves it to the server where the slugs are not known", () => {
    const destination = destinationOf("/inspiration/nope/");
    expect(destination && mayExist(destination, undefined)).toBe(true);
  });
});
