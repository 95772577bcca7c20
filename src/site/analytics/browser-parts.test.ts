import { afterEach, describe, expect, it, vi } from "vitest";
import { takeTurns, visitorCookie } from "./browser-parts.ts";

type Work = () => Promise<void>;

function stubLocks(request: (name: string, work: Work) => Promise<unknown>): void {
  vi.stubGlobal("navigator", { locks: { request } });
}

afterEach(() => vi.unstubAllGlobals());

it("keeps who visits in a cookie for 3650 days (R9.2)", () => {
  const document = { cookie: "" };
  vi.stubGlobal("document", document);
  vi.stubGlobal("location", { protocol: "https:" });
  visitorCookie.write("device");
  expect(document.cookie.split("; ")).toContain("Max-Age=315360000");
});

describe("work that takes turns (R7.4)", () => {
  it("waits for its turn", async () => {
    const steps: string[] = [];
    stubLocks(async (name, work) => {
      steps.push(name);
      await work();
    });
    await takeTurns(async () => void steps.push("work"));
    expect(steps).toEqual(["inspirations:events", "work"]);
  });

  it.each([
    ["has no locks", () => vi.stubGlobal("navigator", {})],
    ["refuses them, as with blocked storage", () => stubLocks(() => Promise.reject(new Error("SecurityError")))],
  ])("is done all the same where the browser %s", async (_, stub) => {
    stub();
    const work = vi.fn<Work>(async () => {});
    await takeTurns(work);
    expect(work).toHaveBeenCalledOnce();
  });

  it("is not done once more where it has failed itself", async () => {
    stubLocks((_, work) => work());
    const work = vi.fn<Work>(() => Promise.reject(new Error("mine")));
    await expect(takeTurns(work)).rejects.toThrow("mine");
    expect(work).toHaveBeenCalledOnce();
  });
});
