import { describe, expect, it } from "vitest";
import { encodings, negotiateEncoding } from "./negotiate-encoding.ts";

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
    expect(negotiateEncoding(header, encodings)).toBe(encoding);
  });

  it("offers only what was prepared", () => {
    expect(negotiateEncoding("br, gzip", ["gzip"])).toBe("gzip");
    expect(negotiateEncoding("br, gzip", [])).toBeUndefined();
  });
});
