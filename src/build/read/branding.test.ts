import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { projectFolder } from "../folders.ts";

/** Checks that the guide names every file in which an operator has something to change. */
describe("docs/operating/branding.md", () => {
  const guide = readFileSync(path.join(projectFolder, "docs/operating/branding.md"), "utf8");
  const named = new Set(
    [...guide.matchAll(/`((?:src|public)\/[^`]+|site\.config\.ts)`/g)].map(([, file = ""]) => file),
  );
  const sources = readdirSync(path.join(projectFolder, "src"), { recursive: true, encoding: "utf8" })
    .map((name) => path.posix.join("src", name.replaceAll(path.sep, "/")))
    .filter((file) => /\.(tsx?|css)$/.test(file) && !file.includes(".test."));
  const holding = (text: string) =>
    sources.filter((file) => readFileSync(path.join(projectFolder, file), "utf8").includes(text));

  it.each([...named])("names a file that is there: %s", (file) => {
    expect(existsSync(path.join(projectFolder, file))).toBe(true);
  });

  it.each(["brand.toLowerCase()", "@fontsource", "@font-face", "fontFamilies = "])(
    "names all files with %s",
    (text) => {
      const files = holding(text);
      expect(files).not.toEqual([]);
      expect([...named]).toEqual(expect.arrayContaining(files));
    },
  );
});
