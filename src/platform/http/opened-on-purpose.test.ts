import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { isOpenedOnPurpose } from "./opened-on-purpose.ts";

const own = "https://app.example.org";
const site = "https://inspirations.example.org";

const app = new Hono().get("/", (context) => context.text(String(isOpenedOnPurpose(context, [own, site]))));

const isOnPurpose = async (headers: Record<string, string>) =>
  (await (await app.request("/", { headers: { "Sec-Fetch-Dest": "document", ...headers } })).text()) === "true";

describe("isOpenedOnPurpose", () => {
  it.each([
    ["the platform's own page", { "Sec-Fetch-Site": "same-origin", Referer: `${own}/signin` }],
    ["the platform's own page, by a browser that keeps to itself from where", { "Sec-Fetch-Site": "same-origin" }],
    ["an address that was typed, kept or mailed", { "Sec-Fetch-Site": "none" }],
    ["the site, on the same registrable domain", { "Sec-Fetch-Site": "same-site", Referer: `${site}/` }],
    ["the site, where it is on another", { "Sec-Fetch-Site": "cross-site", Referer: `${site}/` }],
    ["the site, with all of its address", { "Sec-Fetch-Site": "cross-site", Referer: `${site}/inspiration/swot/?a=b` }],
    ["the site, in an older browser or without HTTPS", { Referer: `${site}/` }],
    ["the platform's own page, in an older browser or without HTTPS", { Referer: `${own}/signin?locale=fr` }],
  ])("it is from %s", async (_, headers) => {
    expect(await isOnPurpose(headers as Record<string, string>)).toBe(true);
  });

  it.each([
    ["another site", { "Sec-Fetch-Site": "cross-site", Referer: "https://evil.example/" }],
    ["another site that does not tell", { "Sec-Fetch-Site": "cross-site" }],
    [
      "a neighbour on the same registrable domain",
      { "Sec-Fetch-Site": "same-site", Referer: "https://blog.example.org/" },
    ],
    ["a neighbour that does not tell", { "Sec-Fetch-Site": "same-site" }],
    ["another site, in an older browser", { Referer: "https://evil.example/" }],
    ["somewhere, in an older browser that does not tell", {}],
    ["a host that begins like the site", { "Sec-Fetch-Site": "cross-site", Referer: `${site}.evil.example/` }],
    ["an address with the site in it", { "Sec-Fetch-Site": "cross-site", Referer: `https://evil.example/?${site}/` }],
    ["the site without HTTPS", { "Sec-Fetch-Site": "cross-site", Referer: "http://inspirations.example.org/" }],
    ["an address that is none", { "Sec-Fetch-Site": "cross-site", Referer: "evil" }],
    ["a file", { "Sec-Fetch-Site": "cross-site", Referer: "null" }],
    ["a word that no browser sends", { "Sec-Fetch-Site": "NONE" }],
  ])("it is not from %s", async (_, headers) => {
    expect(await isOnPurpose(headers as Record<string, string>)).toBe(false);
  });

  it("nothing is that only looks, whoever it is", async () => {
    const typed = { "Sec-Fetch-Site": "none" };
    for (const headers of [
      { "Sec-Fetch-Dest": "image" },
      { "Sec-Fetch-Dest": "iframe" },
      { "Sec-Purpose": "prefetch" },
      { "Sec-Purpose": "prefetch;prerender" },
    ])
      expect(await isOnPurpose({ ...typed, ...(headers as Record<string, string>) })).toBe(false);
  });
});
