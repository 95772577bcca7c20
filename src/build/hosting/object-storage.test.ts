import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";

const recipe = readFileSync(new URL("../../../docs/operating/object-storage.md", import.meta.url), "utf8");
const [, script] = /```js\n(.*?)```/s.exec(recipe) ?? [];

interface Answer {
  uri?: string;
  statusCode?: number;
  headers?: { location: { value: string } };
}

const handler: (event: unknown) => Answer = runInNewContext(`${script}; handler`);

const ask = (uri: string, query = "") => handler({ request: { uri, rawQueryString: () => query } });

/** The address that a request for the path is redirected to. */
function leadsTo(path: string, query = ""): URL {
  const { statusCode, headers } = ask(path, query);
  expect(statusCode).toBe(301);
  return new URL(headers?.location.value ?? "", `http://site.example${encodeURI(path)}`);
}

describe("the function at the edge", () => {
  it.each([
    ["/", "/index.html"],
    ["/fr/", "/fr/index.html"],
    ["/robots.txt", "/robots.txt"],
    ["/.well-known/apple-app-site-association", "/.well-known/apple-app-site-association"],
    ["/assets/js/app-abc.js", "/assets/js/app-abc.js"],
  ])("names the file of %s", (path, file) => expect(ask(path).uri).toBe(file));

  it.each([
    ["/fr", "/fr/?a=1"],
    ["/fr/inspiration/swot", "/fr/inspiration/swot/?a=1"],
    ["/index.html", "/?a=1"],
    ["/fr/index.html", "/fr/?a=1"],
  ])("leads %s to its one address", (path, address) => {
    expect(leadsTo(path, "a=1").href).toBe(`http://site.example${address}`);
  });

  it("leads password managers to the platform", () => {
    const { statusCode, headers } = ask("/.well-known/change-password");
    expect([statusCode, headers?.location.value]).toEqual([302, "https://app.example/account"]);
  });

  it.each(["/_headers", "/_hosting/Caddyfile"])("does not show %s", (path) => expect(ask(path).statusCode).toBe(404));

  it.each([
    "//evil.example/fr",
    "//evil.example/index.html",
    "/\\evil.example/fr",
    "/\\evil.example/index.html",
    "/\t/evil.example/fr",
    "/\t/evil.example/index.html",
    "/\n/evil.example/fr",
  ])("never leads off the site, decoded or not: %j", (path) => expect(leadsTo(path).host).toBe("site.example"));
});
