import path from "node:path";
import { describe, expect, it } from "vitest";
import { projectFolder } from "../folders.ts";
import { adviseRestart } from "./restart-advice.ts";

const bundled = path.join(projectFolder, "src/site/visitor/storage.ts");
const adviceOn = (file: string) => adviseRestart(path.join(projectFolder, file), [bundled]);

describe("adviseRestart", () => {
  it.each([
    "site.config.ts",
    "src/build/pages/home-page.ts",
    "src/compiler/compile.ts",
    "src/domain/route.ts",
    "src/http-server/read-place.ts",
    "src/site/visitor/storage.ts",
  ])("names %s, which is read once", (file) => {
    expect(adviceOn(file)).toContain(`Restart npm run dev: it has read ${file}`);
  });

  it.each([
    "src/site/layout/header.tsx",
    "src/build/pages/plan-pages.test.ts",
    "src/build/testing/test-catalogue.ts",
    "src/build/README.md",
    "content/interface/en.yaml",
    "dist/src/build/x.ts",
  ])("says nothing of %s", (file) => {
    expect(adviceOn(file)).toBeUndefined();
  });
});
