import { describe, expect, it } from "vitest";
import { refuseTaken } from "./site-frame.ts";

const stamp = (address: string) => ({ address, sizeBytes: 1, mtimeMs: 1 });

describe("refuseTaken", () => {
  it("names the public files whose place the build takes itself", () => {
    const others = ["/index.html", "/robots.txt", "/fr/index.html"].map(stamp);
    expect(() => refuseTaken(["robots.txt", "favicon.svg", "index.html"], others)).toThrow(
      "The build makes files of these names itself, so remove them: public/index.html, public/robots.txt",
    );
    expect(() => refuseTaken(["favicon.svg", ".well-known/security.txt"], others)).not.toThrow();
  });
});
