import { Hono } from "hono";
import { expect, it } from "vitest";
import { sendSecurityHeaders } from "./security-headers.ts";

const sites = { siteOrigin: "https://inspirations.example", siteOrigins: ["https://inspirations.example"] };

async function headersOf(isCookieCrossSite: boolean, own?: string): Promise<Headers> {
  const app = new Hono()
    .use(sendSecurityHeaders(sites, { publicOrigin: "https://app.example", isCookieCrossSite }))
    .get("*", (context) => context.text("", 200, own ? { "Cross-Origin-Resource-Policy": own } : {}));
  return (await app.request("/signin")).headers;
}

it("lets the pages of its own registrable domain load answers, and those of another where the site is on one", async () => {
  expect((await headersOf(false)).get("Cross-Origin-Resource-Policy")).toBe("same-site");
  expect((await headersOf(true)).get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
});

it("leaves the fonts to the platform's own pages", async () => {
  expect((await headersOf(true, "same-origin")).get("Cross-Origin-Resource-Policy")).toBe("same-origin");
});
