import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { importFile } from "./imported-file.ts";
import { ChunkLoadError, chunkTimeoutMs, loadChunk } from "./load-chunk.ts";

const file = "assets/js/home.abc.js";
const address = `https://site.example/${file}`;

/** An import in the form that the bundler writes. */
const chunkThat = (settles: () => Promise<unknown>) => () => importFile(settles, [file]);

const fetchStub = vi.fn<(input: string, init?: RequestInit) => Promise<{ status: number }>>();

async function failureOf(loading: Promise<unknown>): Promise<ChunkLoadError> {
  const error = await loading.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ChunkLoadError);
  return error as ChunkLoadError;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetchStub);
  vi.stubGlobal("location", { href: "https://site.example/fr/" });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetchStub.mockReset();
});

describe("loadChunk", () => {
  it("gives the module, and leaves no timer behind", async () => {
    const module = { name: "home" };
    await expect(loadChunk("home", async () => module)).resolves.toBe(module);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("keeps what went wrong: code that came may have failed while it ran", async () => {
    fetchStub.mockResolvedValue({ status: 200 });
    const cause = new TypeError("x is undefined");
    expect(
      (
        await failureOf(
          loadChunk(
            "home",
            chunkThat(() => Promise.reject(cause)),
          ),
        )
      ).cause,
    ).toBe(cause);
  });

  it("says that a chunk is missing when its address answers 404 (R8.6)", async () => {
    fetchStub.mockResolvedValue({ status: 404 });
    const error = await failureOf(
      loadChunk(
        "screen home",
        chunkThat(() => Promise.reject(new TypeError("failed"))),
      ),
    );
    expect(error.type).toBe("missing");
    expect(error.address).toBe(address);
    expect(error.message).toBe(`Loading chunk screen home failed.\n(missing: ${address})`);
    expect(fetchStub).toHaveBeenCalledWith(address, { method: "HEAD" });
  });

  it.each([
    ["answers otherwise", 500, () => fetchStub.mockResolvedValue({ status: 500 })],
    ["is there, so that its code is at fault", 200, () => fetchStub.mockResolvedValue({ status: 200 })],
    ["cannot be reached", 0, () => fetchStub.mockRejectedValue(new TypeError("offline"))],
  ])("says that a chunk is in error when its address %s (R8.6)", async (_, status, answer) => {
    answer();
    const error = await failureOf(
      loadChunk(
        "home",
        chunkThat(() => Promise.reject(new SyntaxError("unexpected"))),
      ),
    );
    expect([error.type, error.status]).toEqual(["error", status]);
  });

  it("gives a chunk up after 120 s, and not before (R7.3, R8.6, R9.1)", async () => {
    expect(chunkTimeoutMs).toBe(120_000);
    const settled = vi.fn<() => void>();
    const loading = failureOf(
      loadChunk(
        "home",
        chunkThat(() => new Promise(() => {})),
      ),
    );
    loading.then(settled);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    const error = await loading;
    expect(error.name).toBe("ChunkLoadError");
    expect(error.message).toBe(`Loading chunk home failed.\n(timeout: ${address})`);
    expect(fetchStub).not.toHaveBeenCalled();
  });
});
