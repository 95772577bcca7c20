import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { keyOf } from "./keys.ts";

const siteFolder = path.join(import.meta.dirname, "..");

describe("keyOf", () => {
  const press = { key: "Escape", isComposing: false, keyCode: 27 };

  it("is the key, and none while a letter is composed", () => {
    expect(keyOf(press)).toBe("Escape");
    expect(keyOf({ ...press, isComposing: true })).toBe("");
    expect(keyOf({ ...press, keyCode: 229 })).toBe("");
  });

  it("is asked by everything on the site that answers keys", () => {
    const files = readdirSync(siteFolder, { recursive: true, encoding: "utf8" }).filter((file) =>
      /(?<!\.test)\.tsx?$/.test(file),
    );
    const answering = files.filter((file) =>
      /onKey(Down|Up)=|"key(down|up|press)"/.test(readFileSync(path.join(siteFolder, file), "utf8")),
    );
    expect(answering.length).toBeGreaterThan(3);
    const itself = answering.filter((file) => !readFileSync(path.join(siteFolder, file), "utf8").includes("keyOf("));
    expect(itself).toEqual([]);
  });
});
