import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CannotBuildError, tellFailure } from "./cannot-build.ts";
import { cacheFolder, outFolder } from "./folders.ts";
import { ContentError } from "./read/read-site-content.ts";
import { asTask, resultOf } from "./workers/task-result.ts";

function failureOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

describe("telling why a build failed", () => {
  it.each([
    new CannotBuildError("PORT is taken"),
    new ContentError([]),
    failureOf(() => readFileSync("/no/such/folder/at-all")),
  ])("says no more than what can be mended: %s", (error) => {
    expect(tellFailure(error)).toBe((error as Error).message);
  });

  it("says where a fault of its own happened", () => {
    expect(tellFailure(new TypeError("x is undefined"))).toMatch(
      /^TypeError: x is undefined\n +at .*cannot-build\.test\.ts/,
    );
    expect(tellFailure("a word")).toBe("a word");
  });

  const refused = (code: string, path?: string) =>
    Object.assign(new Error(`${code}: it would not, write`), { code, syscall: "write", ...(path && { path }) });

  it.each([
    [refused("ENOSPC"), [outFolder, cacheFolder, "OUT and CACHE_FOLDER"]],
    [refused("EACCES", `${cacheFolder}/fonts/x`), [cacheFolder, "CACHE_FOLDER"]],
    [refused("EROFS", `${outFolder}.building-1`), [outFolder, "OUT"]],
    [refused("EPERM", `${outFolder}/index.html`), [outFolder, "OUT"]],
  ])("names the folder that %s is about, and what to do", (error, words) => {
    const told = tellFailure(error);
    for (const word of words) expect(told).toContain(word);
    expect(told).not.toMatch(/\n +at /);
  });

  it("says nothing of folders where a file of the content cannot be read", () => {
    const error = refused("EACCES", "/elsewhere/content/a.yaml");
    expect(tellFailure(error)).toBe(error.message);
  });

  it.each([refused("ENOSPC"), new CannotBuildError("Write a number"), new TypeError("x is undefined")])(
    "tells of %s in another thread as if it had happened here",
    async (error) => {
      const result = await asTask(() => Promise.reject(error))(undefined);
      const received = failureOf(() => resultOf(structuredClone(result)));
      expect(tellFailure(received).split("\n")[0]).toBe(tellFailure(error).split("\n")[0]);
    },
  );
});
