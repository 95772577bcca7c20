import { statSync, unlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSampleSite, startTestSite, type TestSite } from "./test-site.ts";

let site: TestSite;

beforeAll(async () => {
  site = await startSampleSite();
});

afterAll(() => site.close());

describe("tags", () => {
  it("answers 304 to the tag of the same encoding, bare, weak or in a list", async () => {
    const headers = { "accept-encoding": "br" };
    const { etag = "" } = (await site.ask("/", { headers })).headers;
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const answer = await site.ask("/", { headers: { ...headers, "if-none-match": tag } });
      expect([answer.status, answer.body.length]).toEqual([304, 0]);
      expect(answer.headers).toMatchObject({ etag, "cache-control": "no-cache", vary: "Accept-Encoding" });
    }
    expect((await site.ask("/", { headers: { "if-none-match": etag } })).status).toBe(200);
    expect((await site.ask("/", { headers: { ...headers, "if-none-match": etag.slice(1, -1) } })).status).toBe(200);
  });

  it("tells two builds apart that have the same size and the same time", async () => {
    const tags = [];
    for (const text of ["build A", "build B"]) {
      const build = await startTestSite({ "index.html": text });
      tags.push((await build.ask("/")).headers.etag);
      await build.close();
    }
    expect(new Set(tags).size).toBe(2);
  });

  it("says so when a file was changed or removed after the start, and stays up", async () => {
    const names = ["index.html", "same-size.txt", "same-time.txt", "a.txt"];
    const build = await startTestSite(Object.fromEntries(names.map((name) => [name, "before"])));
    const sameTime = join(build.folder, "same-time.txt");
    const { atime, mtime } = statSync(sameTime);
    writeFileSync(join(build.folder, "index.html"), "afterwards");
    writeFileSync(join(build.folder, "same-size.txt"), "behind");
    writeFileSync(sameTime, "afterwards");
    utimesSync(sameTime, atime, mtime);
    unlinkSync(join(build.folder, "a.txt"));
    for (const path of ["/", "/same-size.txt", "/same-time.txt", "/a.txt"]) {
      const { status, body, headers } = await build.ask(path);
      expect([status, headers["cache-control"], headers.etag]).toEqual([503, "no-store", undefined]);
      expect(body.toString()).toContain("Restart");
    }
    await build.close();
  });
});
