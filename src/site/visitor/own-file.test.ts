import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type OwnFormat, readOwnFile, writeOwnFile } from "./own-file.ts";

const format: OwnFormat = { format: "inspirations-things", version: 2, largestBytes: 1_000 };
const fileOf = (content: unknown) => new Blob([typeof content === "string" ? content : JSON.stringify(content)]);
const sound = { format: "inspirations-things", version: 2, things: ["one"] };

describe("a file of the site's own", () => {
  it("says what it is, and is read as it was written", async () => {
    const file = writeOwnFile(format, { things: ["one"] });
    expect(JSON.parse(await file.text())).toEqual(sound);
    expect(await readOwnFile(format, file)).toEqual({ content: sound });
  });

  it.each([
    ["fileForeign", ""],
    ["fileForeign", "{"],
    ["fileForeign", "null"],
    ["fileForeign", "\u0000PNG"],
    ["fileForeign", ["one"]],
    ["fileForeign", { ...sound, format: "other" }],
    ["fileForeign", { ...sound, version: "2" }],
    ["fileForeign", { ...sound, version: undefined }],
    ["fileForeign", { ...sound, version: 1 }],
    ["fileNewer", { ...sound, version: 3 }],
    ["fileTooLarge", `${JSON.stringify(sound)}${" ".repeat(1_000)}`],
  ])("says what is wrong: %s", async (problem, content) => {
    expect(await readOwnFile(format, fileOf(content))).toEqual({ problem });
  });

  it("that cannot be read is foreign", async () => {
    const gone = Object.assign(new Blob(["{}"]), { text: () => Promise.reject(new DOMException("", "NotFoundError")) });
    expect(await readOwnFile(format, gone)).toEqual({ problem: "fileForeign" });
  });

  it("never stops the page, whatever it is", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (text) => {
        expect(await readOwnFile(format, fileOf(text))).toHaveProperty("problem");
      }),
    );
  });
});
