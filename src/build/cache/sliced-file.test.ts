import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { SlicedFile } from "./sliced-file.ts";

const folder = mkdtempSync(path.join(tmpdir(), "sliced-file-"));
const file = path.join(folder, "texts");

describe("SlicedFile", () => {
  afterAll(() => rmSync(folder, { recursive: true }));

  it("gives each text back by itself, in any order, whatever it holds and however long it is", () => {
    const texts = fc.array(fc.oneof(fc.string({ unit: "grapheme" }), fc.constant("é\n".repeat(60_000))), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(texts, (all) => {
        writeFileSync(file, SlicedFile.join(all));
        const opened = new SlicedFile(file);
        for (const number of [...all.keys()].reverse()) expect(opened.text(number)).toBe(all[number]);
        opened.close();
      }),
      { numRuns: 50 },
    );
  });

  it("refuses what is none", () => {
    for (const content of ["", "\0\0\0", "one two\nthree"]) {
      writeFileSync(file, content);
      expect(() => new SlicedFile(file)).toThrow("lengths");
    }
    expect(() => new SlicedFile(path.join(folder, "absent"))).toThrow("ENOENT");
  });
});
