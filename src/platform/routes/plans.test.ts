import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mostKeptPlans } from "../../domain/plan/kept-plan.ts";
import { accounts, plans } from "../database/schema.ts";
import { erasePerson } from "../erasing/erase-person.ts";
import { testDatabases } from "../test-databases.ts";
import {
  makePerson,
  siteOrigin,
  startTestPlatform,
  type TestBrowser,
  type TestPlatform,
  unlimited,
} from "../test-platform.ts";

const planOf = (title: string) => `?v=1&title=${title}&start=09:00&people=8&activity=swot&break=15`;
let ids = 0;
const newId = () => {
  ids += 1;
  return String(ids).padStart(22, "-");
};

describe.each(testDatabases)("plans on the platform, over $name", (testDatabase) => {
  let test: TestPlatform;
  let person: ReturnType<typeof makePerson>;
  let phone: TestBrowser;
  let laptop: TestBrowser;

  beforeAll(async () => {
    test = await startTestPlatform(testDatabase, { attemptRules: unlimited });
  });
  beforeEach(async () => {
    person = makePerson();
    [phone, laptop] = [test.browser(), test.browser()];
    await phone.post("/signup", person);
    await laptop.post("/signin", person);
  });
  afterAll(() => test.close());

  const ask = (browser: TestBrowser, path: string, init: RequestInit = {}) =>
    browser.request(path, { ...init, headers: { Origin: siteOrigin, ...init.headers } });
  const send = (browser: TestBrowser, id: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(browser, `/plans/${id}`, {
      method: "PUT",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { "Content-Type": "application/json", ...headers },
    });
  const put = async (browser: TestBrowser, id: string, title: string, version: unknown) => {
    const response = await send(browser, id, { plan: planOf(title), title, version });
    return { status: response.status, ...((await response.json()) as Told) };
  };
  interface Told {
    version: number;
    error?: string;
    present?: { version: number; title: string; plan: string };
  }
  const remove = (browser: TestBrowser, id: string, version: unknown) =>
    ask(browser, `/plans/${id}?version=${version}`, { method: "DELETE" });
  const list = async (browser: TestBrowser) => {
    const response = await ask(browser, "/plans");
    expect(response.status).toBe(200);
    const { plans } = (await response.json()) as { plans: { id: string; title: string; version: number }[] };
    return plans;
  };
  const titles = async (browser: TestBrowser) => (await list(browser)).map(({ title }) => title);

  it("are none at first, and the same in both browsers from then on, those that changed last first", async () => {
    expect(await list(phone)).toEqual([]);
    const [one, other] = [newId(), newId()];
    const first = await put(phone, one, "One", 0);
    expect(first).toMatchObject({ status: 200, id: one, title: "One", plan: planOf("One") });
    test.pass(1);
    await put(laptop, other, "Other", 0);
    expect(await titles(phone)).toEqual(["Other", "One"]);
    test.pass(1);
    const changed = await put(laptop, one, "Once", first.version);
    expect(changed.version).toBeGreaterThan(first.version);
    expect(await list(phone)).toEqual([
      { id: one, title: "Once", version: changed.version, changed: test.services.now().toISOString() },
      expect.objectContaining({ id: other, title: "Other" }),
    ]);
    expect(await (await ask(phone, `/plans/${one}`)).json()).toMatchObject({ title: "Once", plan: planOf("Once") });
  });

  it("that were changed elsewhere stay as they are, and the answer says how that is: 409", async () => {
    const id = newId();
    const { version } = await put(phone, id, "One", 0);
    const { version: later } = await put(laptop, id, "Laptop", version);
    const present = { id, version: later, title: "Laptop", plan: planOf("Laptop") };
    for (const seen of [version, 0, later + 1])
      expect(await put(phone, id, "Phone", seen)).toMatchObject({ status: 409, error: "conflict", present });
    const removal = await remove(phone, id, version);
    expect(removal.status).toBe(409);
    expect(await removal.json()).toMatchObject({ error: "conflict", present });
    expect(await titles(phone)).toEqual(["Laptop"]);
  });

  it("may be told again as they are, whatever was seen before", async () => {
    const id = newId();
    const { version } = await put(phone, id, "One", 0);
    test.pass(1_000);
    for (const seen of [0, version, 7])
      expect(await put(phone, id, "One", seen)).toMatchObject({ status: 200, version });
  });

  it("that were removed are missing, and have a version of their own when they come back: 404", async () => {
    const id = newId();
    const { version } = await put(phone, id, "One", 0);
    expect((await remove(laptop, id, version)).status).toBe(204);
    expect((await remove(laptop, id, version)).status).toBe(404);
    expect((await ask(laptop, `/plans/${id}`)).status).toBe(404);
    expect(await put(phone, id, "Changed", version)).toMatchObject({ status: 404, error: "not-found" });
    test.pass(1);
    const again = await put(phone, id, "Again", 0);
    expect(again.version).toBeGreaterThan(version);
    expect(await put(laptop, id, "Laptop", version)).toMatchObject({ status: 409 });
  });

  it("lose nothing where twenty changes come at once: one is done, and the others are answered it", async () => {
    const id = newId();
    const { version } = await put(phone, id, "One", 0);
    const names = Array.from({ length: 20 }, (_, index) => `T${index}`);
    const answers = await Promise.all(names.map((name, index) => put(index % 2 ? phone : laptop, id, name, version)));
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    const [title] = await titles(phone);
    expect(answers.filter(({ present }) => present?.title === title)).toHaveLength(19);
  });

  it("are at most so many an account, also where they come at once, and those that are there can be changed: 413", async () => {
    const isTheirs = eq(accounts.email, person.email);
    const [account] = await test.database.select({ id: accounts.id }).from(accounts).where(isTheirs);
    const rows = Array.from({ length: mostKeptPlans - 2 }, (_, index) => ({
      accountId: account?.id ?? "",
      id: String(index).padStart(22, "x"),
      version: 1,
      title: "",
      changed: new Date(),
      plan: planOf(""),
    }));
    await test.database.insert(plans).values(rows);
    const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => put(phone, newId(), `N${index}`, 0)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 413, 413, 413, 413]);
    expect(answers.find(({ status }) => status === 413)?.error).toBe("too-many-plans");
    expect(await list(phone)).toHaveLength(mostKeptPlans);
    expect((await put(phone, rows[0]?.id ?? "", "Changed", 1)).status).toBe(200);
  });

  it("are of one account alone, though another may have drawn the same name", async () => {
    const id = newId();
    const { version } = await put(phone, id, "One", 0);
    const other = test.browser();
    await other.post("/signup", makePerson());
    expect((await ask(other, `/plans/${id}`)).status).toBe(404);
    expect((await remove(other, id, version)).status).toBe(404);
    expect((await put(other, id, "Mine", 0)).status).toBe(200);
    expect(await titles(phone)).toEqual(["One"]);
    expect(await titles(other)).toEqual(["Mine"]);
  });

  it("go with the account, and what comes after that is answered", async () => {
    const id = newId();
    await put(phone, id, "One", 0);
    await erasePerson(test.database, person.email);
    expect(await test.database.select().from(plans).where(eq(plans.id, id))).toEqual([]);
    expect((await put(phone, id, "One", 0)).status).toBe(401);
    const gone = { id, plan: planOf("One"), title: "One", version: 0 };
    expect(await test.services.keptPlans.keep(crypto.randomUUID(), gone, new Date())).toEqual({ is: "missing" });
  });

  it("are nobody's who has not signed up: 401, and nothing is stored", async () => {
    const nobody = test.browser();
    const id = newId();
    for (const answer of [
      ask(nobody, "/plans"),
      ask(nobody, `/plans/${id}`),
      send(nobody, id, { plan: planOf("One"), title: "One", version: 0 }),
      remove(nobody, id, 1),
    ]) {
      const response = await answer;
      expect(response.status).toBe(401);
      expect(response.headers.get("Access-Control-Allow-Origin")).toBe(siteOrigin);
      expect(await response.json()).toMatchObject({ error: "not-signed-in" });
    }
    expect(await test.database.select().from(plans).where(eq(plans.id, id))).toEqual([]);
  });

  const fitting = { plan: planOf("One"), title: "One", version: 0 };

  it.each([
    "",
    "{",
    "null",
    "[]",
    "{}",
    JSON.stringify({ ...fitting, version: "0" }),
    JSON.stringify({ ...fitting, version: -1 }),
    JSON.stringify({ ...fitting, version: 1.5 }),
    JSON.stringify({ ...fitting, version: 1e300 }),
    JSON.stringify({ ...fitting, title: null }),
    JSON.stringify({ ...fitting, plan: planOf("One").slice(1) }),
    JSON.stringify({ ...fitting, plan: "" }),
    JSON.stringify({ ...fitting, plan: "?" }),
    JSON.stringify({ ...fitting, plan: "?utm_source=mail" }),
    JSON.stringify({ ...fitting, plan: "javascript:alert(1)?v=1" }),
    JSON.stringify({ ...fitting, plan: `${planOf("One")}&people=0` }),
    JSON.stringify({ ...fitting, plan: `${planOf("One")}&activity=SWOT` }),
    JSON.stringify({ ...fitting, plan: planOf("x".repeat(200)) }),
    JSON.stringify({ ...fitting, plan: `?v=99&title=One` }),
    JSON.stringify({ ...fitting, plan: [planOf("One")] }),
    "[".repeat(4_000),
  ])("are refused where something else is sent: 400 to %.80s", async (body) => {
    const response = await send(phone, newId(), body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: "invalid-body" });
    expect(await list(phone)).toEqual([]);
  });

  it("are written anew before they are stored, so that nothing else is", async () => {
    const id = newId();
    const plan = `${planOf("One")}&more=%3Cscript%3E#hash`.replace("&break=15", "&break=15&title=%00Tea%20");
    const title = "  One\0\ud83e\u202e  ";
    expect(await (await send(phone, id, { plan, title, version: 0, more: 1 })).json()).toMatchObject({
      title: "One",
      plan: `${planOf("One")}&title=Tea`,
    });
  });

  it("need a name that a browser draws, and a version to be removed", async () => {
    for (const id of ["short", "x".repeat(23), "%00".repeat(22), `${"x".repeat(21)}%2F`, `${"x".repeat(21)}ä`]) {
      for (const method of ["GET", "PUT", "DELETE"]) {
        const response = await ask(phone, `/plans/${id}`, { method });
        expect(response.status, `${method} ${id}`).toBe(404);
      }
    }
    const id = newId();
    await put(phone, id, "One", 0);
    for (const version of ["", "-1", "x", "1.5", "1e400"])
      expect([400, 409], version).toContain((await remove(phone, id, version)).status);
    expect((await ask(phone, `/plans/${id}`, { method: "DELETE" })).status).toBe(400);
    expect(await titles(phone)).toEqual(["One"]);
  });

  it("are refused to other sites, in other types and sizes, and the site may read why", async () => {
    const id = newId();
    for (const origin of ["https://evil.example", "null"]) {
      const response = await send(phone, id, fitting, { Origin: origin });
      expect(response.status).toBe(403);
      expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
      const removal = await ask(phone, `/plans/${id}?version=1`, { method: "DELETE", headers: { Origin: origin } });
      expect(removal.status).toBe(403);
    }
    expect((await send(phone, id, fitting, { "Content-Type": "text/plain" })).status).toBe(415);
    const large = await send(phone, id, { ...fitting, more: "x".repeat(17_000) });
    expect(large.status).toBe(413);
    expect(large.headers.get("Access-Control-Allow-Origin")).toBe(siteOrigin);
    expect(await large.json()).toMatchObject({ error: "too-large" });
    expect(await list(phone)).toEqual([]);
  });

  it("are announced to the configured sites, with credentials", async () => {
    const announced = async (path: string) => {
      const { status, headers } = await ask(phone, path, {
        method: "OPTIONS",
        headers: { "Access-Control-Request-Method": "DELETE" },
      });
      expect(status).toBe(204);
      expect(headers.get("Access-Control-Allow-Origin")).toBe(siteOrigin);
      expect(headers.get("Access-Control-Allow-Credentials")).toBe("true");
      return headers.get("Access-Control-Allow-Methods");
    };
    expect(await announced("/plans")).toBe("GET");
    expect(await announced(`/plans/${newId()}`)).toBe("GET, PUT, DELETE");
  });
});
