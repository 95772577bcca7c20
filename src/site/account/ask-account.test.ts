import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { config } from "../config.ts";
import { accountCallTimeoutMs, askAccount } from "./ask-account.ts";

const user = {
  id: "1",
  email: "nora@example.org",
  emailVerified: true,
  displayName: "Nora Lind",
  firstName: "Nora",
  photo: null,
  hasSignedUp: true,
};

const fetched = vi.fn<typeof fetch>();
const logged = vi.spyOn(console, "error");

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  logged.mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe("the account call", () => {
  it("asks the API with credentials and without a payload (R7.1)", async () => {
    fetched.mockResolvedValue(Response.json(user));
    await askAccount();
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe(`${config.apiUrl}/auth/me`);
    expect(init).toMatchObject({ credentials: "include" });
    expect(init).not.toHaveProperty("body");
    expect(init).not.toHaveProperty("method");
  });

  it("says who has signed up", async () => {
    fetched.mockResolvedValue(Response.json(user));
    expect(await askAccount()).toEqual({ state: "signed-up", user });
  });

  it.each([
    ["nobody is signed in", () => new Response(null, { status: 204 }), false],
    ["a platform refuses whoever is not signed in", () => new Response(null, { status: 401 }), false],
    ["somebody has not finished signing up (R6.2)", () => Response.json({ ...user, hasSignedUp: false }), true],
  ])("is answered 'anonymous' where %s, which is no failure (R7.1)", async (_, answer, isSignedIn) => {
    fetched.mockResolvedValue(answer());
    expect(await askAccount()).toEqual({ state: "anonymous", isSignedIn });
    expect(logged).not.toHaveBeenCalled();
  });

  it.each<[string, () => Promise<Response>, RegExp]>([
    ["nothing answers", () => Promise.reject(new TypeError("Failed to fetch")), /^Network Error$/],
    ["the platform fails", async () => new Response(null, { status: 503 }), /503$/],
    ["the answer is no JSON", async () => new Response("<p>"), /JSON/],
    ["the answer is no user", async () => Response.json({ id: 1 }), /not a user/],
  ])("is logged as 'Auth error' with the reason where %s (R8.1)", async (_, answer, reason) => {
    fetched.mockImplementation(answer);
    expect(await askAccount()).toEqual({ state: "unknown" });
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      "Auth error",
      expect.objectContaining({ message: expect.stringMatching(reason) }),
    );
  });

  it("is given up after its time-out (R8.8)", async () => {
    expect(accountCallTimeoutMs).toBe(10_000);
    const signal = AbortSignal.abort();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(signal);
    fetched.mockRejectedValue(new DOMException("", "AbortError"));
    expect(await askAccount()).toEqual({ state: "unknown" });
    expect(timeout).toHaveBeenCalledWith(accountCallTimeoutMs);
    expect(logged.mock.calls[0]?.[1]).toMatchObject({ message: `timeout of ${accountCallTimeoutMs} ms exceeded` });
  });
});
