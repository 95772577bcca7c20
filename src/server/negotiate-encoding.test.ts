import { describe, expect, it } from "vitest";
import { negotiateEncoding } from "./negotiate-encoding.ts";

describe("negotiateEncoding", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["GZIP;q=0.5", "gzip"],
    ["*", "br"],
    ["br;q=0, *", "gzip"],
    ["br;q=0, gzip;q=0.0", undefined],
    ["br;q=x", undefined],
    ["brotli, x-gzip", undefined],
    ["identity", undefined],
    ["", undefined],
  ])("answers %j with %s", (header, encoding) => {
    expect(negotiateEncoding(header)).toBe(encoding);
  });
});
