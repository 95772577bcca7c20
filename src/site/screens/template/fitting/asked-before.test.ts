import { describe, expect, it } from "vitest";
import { askedBefore } from "./asked-before.ts";

const listing = "https://site.example/fr/inspirations/";

describe("askedBefore", () => {
  it("finds the numbers that a listing was asked for, in what was visited last", () => {
    const visited = ["https://site.example/", `${listing}?people=14&minutes=1-25`, `${listing}?people=9`];
    expect(askedBefore(visited)).toEqual({ people: 14, minutes: 25 });
  });

  it("finds each by itself", () => {
    expect(askedBefore([`${listing}?minutes=11-30`, `${listing}?people=6`])).toEqual({ people: 6, minutes: 30 });
  });

  it("takes no range of people for a number, nor minutes without an end, nor several ranges", () => {
    expect(askedBefore([`${listing}?people=6-10&minutes=60-`])).toEqual({});
    expect(askedBefore([`${listing}?people=6&people=8&minutes=1-10&minutes=11-30`])).toEqual({});
  });

  it("passes over what is no number", () => {
    expect(askedBefore([`${listing}?people=0&minutes=1-abc`, `${listing}?people=%00&minutes=99999`])).toEqual({});
    expect(askedBefore([])).toEqual({});
  });
});
