import { describe, expect, it } from "vitest";
import { type Findings, runCheck } from "./run-check.ts";
import { runTool } from "./run-tool.ts";

async function run(find: () => Findings | Promise<Findings>) {
  const printed: string[] = [];
  const { findings } = await runCheck("names", find, (text) => printed.push(text));
  return { findings, printed: printed.join("\n").replace(/\d+\.\d s/, "0.0 s") };
}

describe("runCheck", () => {
  it("passes when there is nothing to complain about", async () => {
    expect(await run(() => [])).toEqual({ findings: [], printed: "passed  names (0.0 s)" });
  });

  it("fails with everything that was found", async () => {
    expect(await run(async () => ["a is wrong", "b is wrong"])).toEqual({
      findings: ["a is wrong", "b is wrong"],
      printed: "FAILED  names (0.0 s)\na is wrong\nb is wrong",
    });
  });

  it("fails, and does not end the other checks, when a check breaks down", async () => {
    const { findings, printed } = await run(() => Promise.reject(new Error("no such folder")));
    expect(findings).toHaveLength(1);
    expect(printed).toContain("no such folder");
  });
});

describe("runTool", () => {
  it("keeps what a tool prints to itself while it succeeds, and passes on what it says when it fails", async () => {
    expect(await runTool("typescript", ["--version"], "tsc")).toEqual([]);
    expect((await runTool("typescript", ["--noSuchOption"], "tsc")).join("\n")).toContain("noSuchOption");
  });
});
