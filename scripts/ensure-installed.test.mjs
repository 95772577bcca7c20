import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { areInstalled, isNodeSupported } from "./ensure-installed.mjs";

describe("isNodeSupported", () => {
  it.each(["20.19.0", "20.20.2", "22.12.0", "23.0.0", "24.1.0"])("accepts Node %s", (version) => {
    expect(isNodeSupported(version)).toBe(true);
  });

  it.each(["20.18.9", "20.9.0", "18.20.0", "9.99.0", "21.7.3", "22.11.0"])("refuses Node %s", (version) => {
    expect(isNodeSupported(version)).toBe(false);
  });

  it("accepts what package.json says", () => {
    const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
    expect(engines.node).toBe("^20.19.0 || >=22.12.0");
  });
});

describe("areInstalled", () => {
  const wanted = {
    "": { version: "0.0.0" },
    "node_modules/a": { version: "1.0.0" },
    "node_modules/a/node_modules/b": { version: "2.0.0" },
    "node_modules/for-another-system": { version: "3.0.0", optional: true },
  };
  const { "": _project, "node_modules/for-another-system": _other, ...installed } = wanted;

  it("asks for each package at its place, but for optional ones", () => {
    expect(areInstalled(wanted, installed)).toBe(true);
    expect(areInstalled(wanted, { "node_modules/a": { version: "1.0.0" } })).toBe(false);
    expect(areInstalled(wanted, {})).toBe(false);
  });

  it("asks for the same releases", () => {
    expect(areInstalled(wanted, { ...installed, "node_modules/a": { version: "1.0.1" } })).toBe(false);
  });
});
