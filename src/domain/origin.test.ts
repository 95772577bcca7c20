import { describe, expect, it } from "vitest";
import { readOrigin } from "./origin.ts";

const parse = (text: string) => (URL.canParse(text) ? new URL(text) : undefined);

describe("readOrigin", () => {
  it.each([
    ["https://app.example", "https://app.example"],
    ["https://App.example/", "https://app.example"],
    ["https://app.example:443", "https://app.example"],
    ["https://münchen.example", "https://xn--mnchen-3ya.example"],
    ["http://localhost:4180", "http://localhost:4180"],
    ["http://127.0.0.1:1", "http://127.0.0.1:1"],
    ["http://[::1]:4180", "http://[::1]:4180"],
  ])("reads %s as browsers write it: %s", (text, value) => {
    expect(readOrigin(parse(text))).toEqual({ value });
  });

  const address = "write an address such as https://app.example.org";
  const host = "write a host of letters, digits, hyphens and dots";
  it.each([
    ["", address],
    ["app.example", address],
    ["ftp://app.example", address],
    ["javascript:alert(1)", address],
    ["https://*.example", host],
    ["https://a.example;script-src", host],
    ["https://nora@a.example", "write https://a.example, without a user and a password"],
    ["https://:secret@a.example/x", "write https://a.example, without a user and a password"],
    ["https://A.example/fr", "write https://a.example, without a path or a query"],
    ["https://a.example?x", "write https://a.example, without a path or a query"],
    ["https://a.example:8080#x", "write https://a.example:8080, without a path or a query"],
  ])("says what to write instead of %j", (text, problem) => {
    expect(readOrigin(parse(text))).toEqual({ problem });
  });
});
