import { describe, expect, it } from "vitest";
import { askedBefore } from "./asked-before.ts";

const site = "https://site.example";

/** Pages in the order in which they were visited. */
const meetingAfter = (...addresses: string[]) =>
  askedBefore(addresses.map((address, index) => ({ url: site + address, key: `${index}` })))?.meeting;

describe("askedBefore", () => {
  it("finds the numbers that the last listing was asked for, and which one that was", () => {
    expect(
      askedBefore([
        { url: `${site}/fr/inspirations/?people=9`, key: "a" },
        { url: `${site}/fr/sessions/?people=14&minutes=1-25`, key: "b" },
        { url: null, key: "c" },
        { url: `${site}/fr/session/semaine/?people=3`, key: "d" },
      ]),
    ).toEqual({ meeting: { people: 14, minutes: 25 }, key: "b" });
  });

  it("finds no number where the last listing was asked for none, whatever was asked before", () => {
    expect(meetingAfter("/inspirations/?people=14", "/inspirations/", "/inspiration/swot/")).toEqual({});
    expect(meetingAfter("/", "/inspiration/swot/")).toBeUndefined();
  });

  it("takes no range of people for a number, nor minutes without an end, nor several ranges", () => {
    expect(meetingAfter("/inspirations/?people=6-10&minutes=60-")).toEqual({});
    expect(meetingAfter("/inspirations/?people=6&people=8&minutes=1-10&minutes=11-30")).toEqual({});
    expect(meetingAfter("/inspirations/?people=6,8&minutes=1-10,31-59")).toEqual({});
    expect(meetingAfter("/inspirations/?minutes=11-30")).toEqual({ minutes: 30 });
  });

  it("passes over what is no number", () => {
    expect(meetingAfter("/inspirations/?people=0&minutes=1-abc")).toEqual({});
    expect(meetingAfter("/inspirations/?people=%00&minutes=99999")).toEqual({});
  });
});
