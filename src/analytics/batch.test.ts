import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { fitClosing, writeBody } from "./batch.ts";

describe("the body of a batch (R7.4)", () => {
  const events = ['{"a":"é & =+%"}', '{"b":"日本 🎲"}'];
  const form = new URLSearchParams(writeBody({ client: "key", events, uploadMs: 1_700_000_000_000 }));

  it("is a form of five fields", () => {
    expect(Object.fromEntries(form)).toEqual({
      client: "key",
      e: `[${events.join(",")}]`,
      v: "2",
      upload_time: "1700000000000",
      checksum: expect.any(String),
    });
  });

  it("has the MD5 of version, key, events and time as its checksum, in bytes of UTF-8", () => {
    const joined = `2key${form.get("e")}1700000000000`;
    expect(form.get("checksum")).toBe(createHash("md5").update(joined).digest("hex"));
  });
});

describe("what a closing page sends", () => {
  const of = (sizes: number[]) => sizes.map((size, index) => ({ text: "x".repeat(size), index }));

  it("is as much from the front as fits into what browsers allow, and nothing behind a gap", () => {
    expect(fitClosing(of([100, 100]))).toHaveLength(2);
    expect(fitClosing(of(Array(100).fill(1_000)))).toHaveLength(59);
    expect(fitClosing(of([100, 70_000, 100]))).toHaveLength(1);
  });

  it("counts what stands for a character in the form", () => {
    const events = Array.from({ length: 60 }, () => ({ text: '"'.repeat(1_000) }));
    const sent = fitClosing(events);
    const body = writeBody({ client: "key", events: sent.map(({ text }) => text), uploadMs: 1 });
    expect(sent).toHaveLength(19);
    expect(body.length).toBeLessThan(64 * 1024);
  });
});
