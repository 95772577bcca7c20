import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { writeMessageTypes } from "./message-types.ts";

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "messages-"));
  file = path.join(folder, "deep/messages.generated.ts");
});

afterEach(() => rmSync(folder, { recursive: true }));

describe("writeMessageTypes", () => {
  it("gives every message its arguments, in groups, and quotes names that need it", () => {
    writeMessageTypes(
      {
        home: { title: "Home", see: "{count, plural, one {# of {total}} other {# of {total}}}" },
        needs: { "second-language": "A second language" },
      },
      file,
    );
    expect(readFileSync(file, "utf8")).toBe(
      `/** Made from content/interface/en.yaml by the build. */
export interface Messages {
  home: {
    title: () => string;
    see: (values: { count: string | number; total: string | number }) => string;
  };
  needs: {
    "second-language": () => string;
  };
}
`,
    );
  });

  it("leaves a file alone that says the same, so that nothing is built anew because of it", () => {
    writeMessageTypes({ a: "A" }, file);
    utimesSync(file, 1, 1);
    writeMessageTypes({ a: "Another" }, file);
    expect(statSync(file).mtimeMs).toBe(1000);
    writeMessageTypes({ a: "{name}" }, file);
    expect(statSync(file).mtimeMs).toBeGreaterThan(1000);
  });
});
