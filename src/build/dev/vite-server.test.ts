import path from "node:path";
import { expect, it } from "vitest";
import { projectFolder } from "../folders.ts";
import { isOfNoInterest } from "./vite-server.ts";

it.each([
  "docs",
  "docs/figures.md",
  "tests/journeys/home.spec.ts",
  "dist/index.html",
  "dist.building-0123abcd-1/index.html",
  ".cache/x",
  ".data/platform/pg_wal/1",
])("watches nothing of %s", (file) => expect(isOfNoInterest(path.join(projectFolder, file))).toBe(true));

it("watches content and code, also where the project itself stands in a folder of such a name", () => {
  expect(isOfNoInterest(projectFolder)).toBe(false);
  expect(isOfNoInterest(path.join(projectFolder, "content/interface/en.yaml"))).toBe(false);
  expect(isOfNoInterest(path.join(projectFolder, "src/build/dev/docs/x.ts"))).toBe(false);
  expect(isOfNoInterest(path.join(projectFolder, "src/documents.ts"))).toBe(false);
});
