import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mostFavourites } from "../../domain/favourites.ts";
import { favourites } from "../database/schema.ts";
import { testDatabases } from "../test-databases.ts";
import {
  makePerson,
  siteOrigin,
  startTestPlatform,
  type TestBrowser,
  type TestPlatform,
  unlimited,
} from "../test-platform.ts";

describe.each(testDatabases)("favourites on the platform, over $name", (testDatabase) => {
  let test: TestPlatform;
  let phone: TestBrowser;
  let laptop: TestBrowser;

  beforeAll(async () => {
    test = await startTestPlatform(testDatabase, { attemptRules: unlimited });
  });
  beforeEach(async () => {
    const person = makePerson();
    [phone, laptop] = [test.browser(), test.browser()];
    await phone.post("/signup", person);
    await laptop.post("/signin", person);
  });
  afterAll(() => test.close());

  const put = (browser: TestBrowser, body: unknown, headers: Record<string, string> = {}) =>
    browser.request("/favourites", {
      method: "PUT",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { "Content-Type": "application/json", Origin: siteOrigin, ...headers },
    });
  const get = (browser: TestBrowser) => browser.request("/favourites", { headers: { Origin: siteOrigin } });
  const listOf = async (answer: Response | Promise<Response>): Promise<string[]> => {
    const response = await answer;
    expect(response.status).toBe(200);
    return ((await response.json()) as { favourites: string[] }).favourites;
  };

  it("are none at first, and those of both browsers from then on, in the order in which they were added", async () => {
    expect(await listOf(get(phone))).toEqual([]);
    expect(await listOf(put(phone, { favourites: ["session:retro", "inspiration:swot"] }))).toEqual([
      "session:retro",
      "inspiration:swot",
    ]);
    test.pass(1);
    const merged = ["session:retro", "inspiration:swot", "inspiration:5-whys"];
    expect(await listOf(put(laptop, { favourites: ["inspiration:5-whys", "inspiration:swot"] }))).toEqual(merged);
    expect(await listOf(get(phone))).toEqual(merged);
  });

  it("that one browser has removed do not come back from the other, which tells only what it has changed", async () => {
    await put(phone, { favourites: ["session:retro", "inspiration:swot"] });
    expect(await listOf(put(phone, { favourites: [], removed: ["session:retro", "session:gone"] }))).toEqual([
      "inspiration:swot",
    ]);
    test.pass(1);
    expect(await listOf(put(laptop, { favourites: ["inspiration:roti"] }))).toEqual([
      "inspiration:swot",
      "inspiration:roti",
    ]);
  });

  it("are kept where a list says both", async () => {
    const both = { favourites: ["inspiration:swot"], removed: ["inspiration:swot"] };
    expect(await listOf(put(phone, both))).toEqual(["inspiration:swot"]);
    expect(await listOf(put(phone, both))).toEqual(["inspiration:swot"]);
  });

  it("are all there when twenty changes come at once, in any order", async () => {
    const references = Array.from({ length: 20 }, (_, index) => `inspiration:t${index}`);
    const answers = await Promise.all(
      references.map((reference, index) => {
        const others = references.filter((it) => it !== reference);
        return put(index % 2 ? phone : laptop, { favourites: index % 3 ? others : others.toReversed() });
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect((await listOf(get(phone))).sort()).toEqual(references.sort());
  });

  it("are the latest where they are more than anyone keeps", async () => {
    const many = Array.from({ length: mostFavourites }, (_, index) => `inspiration:t${index}`);
    await put(phone, { favourites: many });
    test.pass(1);
    const list = await listOf(put(phone, { favourites: ["session:retro", "inspiration:t9"] }));
    expect(list).toHaveLength(mostFavourites);
    expect(list.slice(0, 2)).toEqual(["inspiration:t1", "inspiration:t2"]);
    expect(list.at(-1)).toBe("session:retro");
  });

  it("are of one account alone", async () => {
    await put(phone, { favourites: ["inspiration:swot"] });
    const other = test.browser();
    await other.post("/signup", makePerson());
    expect(await listOf(put(other, { favourites: [], removed: ["inspiration:swot"] }))).toEqual([]);
    expect(await listOf(get(phone))).toEqual(["inspiration:swot"]);
  });

  it("are nobody's who has not signed up: 401, and nothing is stored", async () => {
    const nobody = test.browser();
    for (const answer of [get(nobody), put(nobody, { favourites: ["inspiration:nobody"] })]) {
      const response = await answer;
      expect(response.status).toBe(401);
      expect(response.headers.get("Access-Control-Allow-Origin")).toBe(siteOrigin);
      expect(await response.json()).toMatchObject({ error: "not-signed-in" });
    }
    const rows = test.database.select().from(favourites).where(eq(favourites.reference, "inspiration:nobody"));
    expect(await rows).toEqual([]);
  });

  it.each([
    "",
    "{",
    "null",
    "[]",
    "{}",
    '{"favourites":"inspiration:swot"}',
    '{"favourites":{"length":1}}',
    '{"favourites":["swot"]}',
    '{"favourites":["page:home"]}',
    '{"favourites":["inspiration:swot\\u0000"]}',
    '{"favourites":["inspiration:SWOT"]}',
    `{"favourites":["inspiration:${"x".repeat(101)}"]}`,
    '{"favourites":["inspiration:swot",null]}',
    '{"favourites":[],"removed":["x"]}',
    '{"favourites":[],"removed":null}',
    JSON.stringify({ favourites: Array.from({ length: mostFavourites + 1 }, (_, index) => `session:t${index}`) }),
    "[".repeat(4_000),
  ])("are refused as a whole where something else is sent: 400 to %.80s", async (body) => {
    const response = await put(phone, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: "invalid-body" });
    expect(await listOf(get(phone))).toEqual([]);
  });

  it("are refused to other sites, in other types and sizes, and the site may read why", async () => {
    const body = { favourites: ["inspiration:swot"] };
    for (const origin of ["https://evil.example", "null"]) {
      const response = await put(phone, body, { Origin: origin });
      expect(response.status).toBe(403);
      expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
    }
    expect((await put(phone, body, { "Content-Type": "text/plain" })).status).toBe(415);
    const large = await put(phone, { ...body, more: "x".repeat(200_000) });
    expect(large.status).toBe(413);
    expect(large.headers.get("Access-Control-Allow-Origin")).toBe(siteOrigin);
    expect(await listOf(get(phone))).toEqual([]);
  });

  it("are announced to the configured sites, with credentials", async () => {
    const { status, headers } = await phone.request("/favourites", {
      method: "OPTIONS",
      headers: { Origin: siteOrigin, "Access-Control-Request-Method": "PUT" },
    });
    expect(status).toBe(204);
    expect(headers.get("Access-Control-Allow-Origin")).toBe(siteOrigin);
    expect(headers.get("Access-Control-Allow-Methods")).toBe("GET, PUT");
    expect(headers.get("Access-Control-Allow-Headers")).toBe("Content-Type");
    expect(headers.get("Access-Control-Allow-Credentials")).toBe("true");
    expect(headers.get("Vary")).toBe("Origin");
  });
});
