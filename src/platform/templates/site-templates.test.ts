import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type AskSite, SiteTemplates } from "./site-templates.ts";

const swot = {
  kind: "inspiration",
  key: "swot",
  languages: { en: { name: "SWOT matrix", path: "/inspiration/swot/", picture: "/assets/boards/swot.svg" } },
};

const minute = 60_000;

describe("SiteTemplates", () => {
  let clock = 0;
  let answer: AskSite;
  let asked: string[];
  const log = vi.spyOn(console, "warn");

  beforeEach(() => {
    asked = [];
    answer = async () => Response.json({ templates: [swot] });
    log.mockReset().mockImplementation(() => {});
  });
  afterEach(() => log.mockReset());

  const make = () =>
    new SiteTemplates({
      siteOrigin: "https://inspirations.example",
      now: () => new Date(clock),
      ask: (address, init) => {
        asked.push(address);
        return answer(address, init);
      },
    });

  const namesOf = async (site: SiteTemplates) => {
    const templates = await site.read();
    return templates && [...templates].map(([key, languages]) => `${key} ${languages.en?.name}`);
  };

  it("asks for the contract's file once in five minutes, however many look at their templates", async () => {
    const site = make();
    await Promise.all([site.read(), site.read()]);
    clock += 4 * minute;
    expect(await namesOf(site)).toEqual(["inspiration/swot SWOT matrix"]);
    expect(asked).toEqual(["https://inspirations.example/assets/data/templates/index.json"]);
    clock += 2 * minute;
    await site.read();
    expect(asked).toHaveLength(2);
  });

  it("goes on with what it knows while it asks anew, and keeps that where the site fails", async () => {
    const site = make();
    await site.read();
    clock += 6 * minute;
    let fail: (error: Error) => void = () => {};
    answer = () =>
      new Promise((_, reject) => {
        fail = reject;
      });
    expect(await namesOf(site)).toEqual(["inspiration/swot SWOT matrix"]);
    fail(new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED") }));
    await vi.waitFor(() => expect(log).toHaveBeenCalledOnce());
    expect(log.mock.calls[0]?.[0]).toMatch(/inspirations\.example.*connect ECONNREFUSED/);
    expect(await namesOf(site)).toEqual(["inspiration/swot SWOT matrix"]);
    expect(asked).toHaveLength(2);
  });

  it("knows nothing as long as the site has never answered, and asks again after half a minute", async () => {
    const site = make();
    answer = async () => {
      throw new Error("no route");
    };
    expect(await site.read()).toBeUndefined();
    clock += 20_000;
    expect(await site.read()).toBeUndefined();
    expect(asked).toHaveLength(1);
    answer = async () => Response.json({ templates: [swot] });
    clock += 20_000;
    expect(await namesOf(site)).toEqual(["inspiration/swot SWOT matrix"]);
  });

  it.each<[string, () => Response]>([
    ["a page", () => new Response("<!doctype html>")],
    ["another status", () => Response.json({ templates: [swot] }, { status: 404 })],
    ["no list", () => Response.json({})],
    ["another kind", () => Response.json({ templates: [{ ...swot, kind: "course" }] })],
    ["a key that is no slug", () => Response.json({ templates: [{ ...swot, key: "../admin" }] })],
    ...["//evil.example/", "https://evil.example/", "javascript:alert(1)", '/"onerror="', "/\\evil.example"].map(
      (path): [string, () => Response] => [
        `the address ${path}`,
        () => Response.json({ templates: [{ ...swot, languages: { en: { ...swot.languages.en, path } } }] }),
      ],
    ),
  ])("takes nothing of an answer that is not the contract's file: %s", async (_, give) => {
    const site = make();
    answer = async () => give();
    expect(await site.read()).toBeUndefined();
    expect(log).toHaveBeenCalledOnce();
  });

  it("does not read a file without an end", async () => {
    const site = make();
    let sent = 0;
    answer = async () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            sent += 1;
            controller.enqueue(new Uint8Array(1024 * 1024).fill(32));
          },
        }),
      );
    expect(await site.read()).toBeUndefined();
    expect(sent).toBeLessThan(40);
  });

  it("waits for two seconds at most, and follows no redirect", async () => {
    const site = make();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort(new Error("too late")));
    let init: RequestInit = {};
    answer = async (_, given) => {
      init = given;
      given.signal?.throwIfAborted();
      return Response.json({ templates: [] });
    };
    expect(await site.read()).toBeUndefined();
    expect(timeout).toHaveBeenCalledWith(2_000);
    expect(init.redirect).toBe("error");
    timeout.mockRestore();
  });
});
