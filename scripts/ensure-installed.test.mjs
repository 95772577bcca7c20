import { describe, expect, it } from "vitest";
import { isNodeSupported } from "./ensure-installed.mjs";

describe("isNodeSupported", () => {
  it.each(["20.19.0", "20.20.2", "21.0.0", "24.1.0"])("accepts Node %s", (version) => {
    expect(isNodeSupported(version)).toBe(true);
  });

  it.each(["20.18.9", "20.9.0", "18.20.0", "9.99.0"])("refuses Node %s", (version) => {
    expect(isNodeSupported(version)).toBe(false);
  });
});
