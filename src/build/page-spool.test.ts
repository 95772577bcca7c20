import { describe, expect, it } from "vitest";
import type { CodeAssets } from "../domain/renderer.ts";
import { PageSpool, type SpooledPage } from "./page-spool.ts";

function page(path: string, title = path): SpooledPage {
  return {
    path,
    locale: "en",
    source: `content${path}en.yaml`,
    data: { screen: "not-found" },
    context: { routeName: "home", locale: "en", translations: [], title, description: "" },
  };
}

const assets: CodeAssets = { entry: "/e.js", style: "/s.css", fonts: [], chunksFor: () => [], arrivalScript: "a()" };

const listing = (url: string) => ({ ...page("/a/"), withoutScript: { pages: [url] } });

describe("PageSpool", () => {
  it("gives back the pages in their order, whatever their texts are made of", async () => {
    const withoutScript = { pages: ["/c/1/"] };
    const pages = [page("/a/", "é\u2028\n\u{1f600}"), page("/b/"), { ...page("/c/"), withoutScript }];
    await PageSpool.use(async (spool) => {
      for (const each of pages) await spool.add(each);
      for (const _round of [1, 2]) {
        const read = [];
        for await (const each of spool) read.push(each);
        expect(read).toEqual(pages);
      }
    });
  });

  it("gives the result of the work, and its error", async () => {
    expect(await PageSpool.use(async () => 7)).toBe(7);
    await expect(PageSpool.use(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  });
});

describe("the hash of a build", () => {
  const hash = (pages: (string | SpooledPage)[], changes: Partial<CodeAssets> = {}) =>
    PageSpool.use(async (spool) => {
      for (const each of pages) await spool.add(typeof each === "string" ? page(each) : each);
      return spool.hashBuild({ ...assets, ...changes });
    });

  it("is the same for the same pages and code", async () => {
    expect(await hash(["/a/", "/b/"])).toBe(await hash(["/a/", "/b/"]));
    expect(await hash(["/a/"])).toMatch(/^[0-9a-f]{16}$/);
  });

  it("is another when a page or the code changes", async () => {
    const hashes = [
      await hash(["/a/", "/b/"]),
      await hash(["/a/", "/c/"]),
      await hash([listing("/c/1/"), "/b/"]),
      await hash([listing("/c/2/"), "/b/"]),
      await hash(["/a/", "/b/"], { entry: "/e2.js" }),
      await hash(["/a/", "/b/"], { style: "/s2.css" }),
      await hash(["/a/", "/b/"], { arrivalScript: "b()" }),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});
