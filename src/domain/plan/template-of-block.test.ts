import { describe, expect, it } from "vitest";
import { knowBlock, templateOfBlock } from "./template-of-block.ts";
import { partOf, templateOf } from "./test-plans.ts";

const session = templateOf([partOf(10, 5), partOf(20, 10)], { kind: "session", key: "weekly" });
const find = (reference: string) => (reference === "session:weekly" ? session : undefined);

describe("what a block is of", () => {
  it("is a template, or nothing", () => {
    expect(templateOfBlock({ kind: "activity", key: "swot" })).toBe("inspiration:swot");
    expect(templateOfBlock({ kind: "session", key: "weekly", number: 2 })).toBe("session:weekly");
    expect(templateOfBlock({ kind: "break", minutes: 10, title: "" })).toBeUndefined();
  });

  it("is the one block of a session that it names", () => {
    expect(knowBlock({ kind: "session", key: "weekly", number: 2 }, find)).toMatchObject({ parts: [partOf(20, 10)] });
  });

  it("is not known where there is no such template, or no such block", () => {
    expect(knowBlock({ kind: "session", key: "weekly", number: 3 }, find)).toBeUndefined();
    expect(knowBlock({ kind: "activity", key: "weekly" }, find)).toBeUndefined();
  });

  it("is nothing of a break, which is known", () => {
    const block = { kind: "break", minutes: 10, title: "" } as const;
    expect(knowBlock(block, find)).toEqual({ block, parts: [] });
  });
});
