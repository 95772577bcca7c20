import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { anyPlan } from "../domain/plan/test-plans.ts";
import { writePlan } from "../domain/plan/write-plan.ts";
import { findFreePort } from "../http-server/test-free-port.ts";
import { type Listening, listen } from "./http/listen.ts";
import { awkward } from "./test-awkward.ts";
import { testDatabases } from "./test-databases.ts";
import {
  makePerson,
  platformOrigin,
  siteOrigin,
  startTestPlatform,
  type TestPlatform,
  unlimited,
} from "./test-platform.ts";
import { statusOf, talk } from "./test-socket.ts";

/** The time after which a request counts as hanging. */
const longestMs = 20_000;

const planIds = ["a".repeat(22), "-_".repeat(11)];

const known = {
  methods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "QUERY", "SEARCH"],
  paths: [
    "/",
    "/signin",
    "/signup",
    "/signout",
    "/auth/me",
    "/favourites",
    "/plans",
    `/plans/${planIds[0]}`,
    `/plans/${planIds[1]}?version=0`,
    "/plans/unfit",
    "/health",
    "/newsletter/subscriptions",
    "/newsletter/confirm",
    "/newsletter/end",
    "/signin/forgotten",
    "/signin/reset",
    "/prove",
    "/prove/delete",
    "/account",
    "/account/proof",
    "/account/password",
    "/account/address",
    "/account/signout-everywhere",
    "/account/deletion",
    "/outbox",
    "/ingest",
    "/templates/inspiration/swot",
    "/templates/session/weekly-meeting",
    "/templates/inspiration/swot/remove",
    "/templates/inspiration/swot/restore",
  ],
  parameters: ["locale", "redirect", "embed", "theme", "removed", "restored", "used", "token"],
  fields: ["email", "password", "newPassword", "name", "v", "client", "e", "upload_time", "checksum", "locale", "used"],
  values: [
    "fr",
    "2",
    "inspirations",
    "[]",
    "nora@example.org",
    "a short sentence",
    "inspiration/swot",
    "2026-11-26T10:00:00.000Z",
    `${siteOrigin}/fr/`,
    platformOrigin,
  ],
  headers: [
    "Accept",
    "Cookie",
    "Content-Encoding",
    "Content-Type",
    "Forwarded",
    "If-None-Match",
    "Origin",
    "Range",
    "Referer",
    "Sec-Fetch-Dest",
    "Sec-Fetch-Site",
    "Upgrade",
    "X-Forwarded-For",
    "X-HTTP-Method-Override",
    "__proto__",
  ],
  headerValues: [
    "application/json",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "text/html",
    "same-origin",
    siteOrigin,
    platformOrigin,
    `sign-in=${"a".repeat(43)}; browser=${"b".repeat(43)}`,
    "sign-in=%; browser=%00",
    "websocket",
    "gzip",
  ],
};

const either = (values: readonly string[]) =>
  fc.oneof({ arbitrary: fc.constantFrom(...values), weight: 3 }, { arbitrary: awkward, weight: 1 });

const pairs = (names: readonly string[]) => fc.array(fc.tuple(either(names), either(known.values)), { maxLength: 8 });

/** Replaces characters that end a line or a word, because they would end the request. The server's own tests send such bytes. */
const target = (text: string) => Buffer.from(text.replaceAll(/[\s\0]/g, "_")).toString("latin1");

const query = fc.oneof(
  pairs(known.parameters).map((chosen) => new URLSearchParams(chosen).toString()),
  pairs(known.parameters).map((chosen) => chosen.map((pair) => pair.join("=")).join("&")),
);

/** A form with all fields, one of them perhaps awkward, which gets past the first check. */
const wholeForm = fc
  .tuple(fc.constantFrom("name", "email", "password", "more"), fc.option(awkward, { nil: undefined }), fc.nat())
  .map(([name, value, person]) => {
    const form = new URLSearchParams({
      name: "Nora",
      email: `nora${person}@example.org`,
      password: "a short sentence",
    });
    if (value !== undefined) form.set(name, value);
    return form.toString();
  });

const body = fc.oneof(
  { arbitrary: wholeForm, weight: 3 },
  pairs(known.fields).map((chosen) => new URLSearchParams(chosen).toString()),
  fc.json(),
  fc
    .record({ email: fc.oneof(fc.emailAddress(), awkward), locale: either(["fr"]) })
    .map((value) => JSON.stringify(value)),
  awkward,
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes).toString("latin1")),
  fc
    .record({ favourites: fc.array(either(["inspiration:swot"])), removed: fc.array(either(["session:retro"])) })
    .map((value) => JSON.stringify(value)),
  fc
    .record({
      plan: fc.oneof(anyPlan.map(writePlan), either(["?v=1&own=15&title=Budget"])),
      title: either(["Team day"]),
      version: fc.oneof(fc.nat(2), fc.maxSafeInteger(), fc.double()),
    })
    .map((value) => JSON.stringify(value)),
  fc.constantFrom("x".repeat(20_000), "[".repeat(10_000), "a=b&".repeat(3_000)),
);

const requests = fc.record({
  method: fc.oneof(fc.constantFrom("GET", "POST", "PUT", "DELETE"), fc.constantFrom("POST", ...known.methods)),
  path: fc.oneof(
    { arbitrary: fc.constantFrom(...known.paths), weight: 4 },
    {
      arbitrary: fc.array(either(["templates", "inspiration", "swot"]), { maxLength: 4 }).map((p) => `/${p.join("/")}`),
      weight: 1,
    },
  ),
  query,
  headers: fc.array(fc.tuple(fc.constantFrom(...known.headers), either(known.headerValues)), { maxLength: 3 }),
  body,
  isChunked: fc.boolean(),
});

/** Headers that the platform expects, so that the request gets past the first check. */
const fitting = fc.constantFrom<[string, string][]>(
  [],
  [
    ["Content-Type", "application/x-www-form-urlencoded"],
    ["Sec-Fetch-Site", "same-origin"],
  ],
  [
    ["Content-Type", "application/json"],
    ["Origin", siteOrigin],
  ],
);

describe.each(testDatabases)("whatever is asked of the platform, over $name", { timeout: 240_000 }, (testDatabase) => {
  let test: TestPlatform;
  let port: number;
  let listening: Listening;
  /** The sign-in cookies of several people: now and then one of them signs out. */
  const cookies: string[] = [];

  beforeAll(async () => {
    test = await startTestPlatform(testDatabase, {
      settings: { trustedProxies: 1 },
      attemptRules: unlimited,
    });
    for (let person = 0; person < 5; person += 1) {
      const browser = test.browser();
      await browser.post("/signup", makePerson());
      cookies.push(`sign-in=${browser.cookies.get("sign-in")}`);
    }
    port = await findFreePort();
    listening = await listen(test.platform, { port });
  });
  afterAll(async () => {
    await listening.drain();
    await test.close();
  });

  it("is answered, and never with a failure of its own", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    await fc.assert(
      fc.asyncProperty(requests, fitting, fc.option(fc.nat(cookies.length - 1)), async (request, fits, person) => {
        const { method, path, query, headers, body, isChunked } = request;
        const more: [string, string][] = person === null ? fits : [...fits, ["Cookie", cookies[person] ?? ""]];
        const bytes = Buffer.from(body);
        const framing = isChunked ? "Transfer-Encoding: chunked" : `Content-Length: ${bytes.length}`;
        const lines = [...more, ...headers].map(([name, value]) => `${name}: ${target(value)}`);
        const head = `${method} ${target(`${path}?${query}`)} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n`;
        const start = Buffer.from(`${[head + framing, ...lines].join("\r\n")}\r\n\r\n`, "latin1");
        const pieces = isChunked
          ? [`${bytes.length.toString(16)}\r\n`, bytes, bytes.length > 0 ? "\r\n0\r\n\r\n" : "\r\n"]
          : [bytes];
        const answer = await talk(port, start, ...pieces);
        expect(statusOf(answer)).toBeGreaterThanOrEqual(200);
        expect(statusOf(answer)).toBeLessThan(500);
        expect(answer).not.toMatch(/\n\s+at |node_modules|Failed query/);
      }),
      { numRuns: 200, timeout: longestMs },
    );
    expect(log.mock.calls).toEqual([]);
    log.mockRestore();
  });
});
