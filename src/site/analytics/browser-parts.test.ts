import { afterEach, describe, expect, it, vi } from "vitest";
import { sendTo, takeTurns, visitorCookie } from "./browser-parts.ts";

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

it.each([
  ["outlives a page that closes", true],
  ["is given up on a page that stands", false],
])("a request that names nobody %s (R7.4)", async (_, isClosing) => {
  const fetched = vi.fn<typeof fetch>(async () => new Response("success"));
  vi.stubGlobal("fetch", fetched);
  const send = sendTo("https://api.example/ingest");
  expect(await send("v=2", { isClosing })).toEqual({ status: 200, text: "success" });
  const [address, { keepalive, signal, ...init } = {}] = fetched.mock.calls[0] ?? [];
  expect([keepalive === true, signal === undefined]).toEqual([isClosing, isClosing]);
  expect([address, init]).toEqual([
    "https://api.example/ingest",
    {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "v=2",
      credentials: "omit",
    },
  ]);
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
