import { expect } from "vitest";

interface Row {
  id: string;
  version: number;
  title: string;
  plan: string;
  changed: string;
}

/** The platform of the contract (docs/contracts/plans.md), which may fail, or take its time. */
export class FakePlansPlatform {
  readonly rows = new Map<string, Row>();
  calls: string[] = [];
  /** Answers in the place of the platform. */
  refusal: { status: number; error: string; method?: string } | undefined;
  isDown = false;
  isAnswerLost = false;
  delay: Promise<void> | undefined;
  #versions = 0;

  readonly fetch = async (address: string, { method = "GET", body, signal }: RequestInit = {}) => {
    const { origin, pathname, searchParams } = new URL(address);
    expect(origin).toBe("https://api.example.org");
    this.calls.push(method);
    if (this.isDown) throw new TypeError("Failed to fetch");
    const { refusal } = this;
    if (refusal && (refusal.method ?? method) === method)
      return Response.json({ error: refusal.error }, { status: refusal.status });
    const answer = this.#answer(method, pathname.split("/")[2], Number(searchParams.get("version")), body);
    await this.delay;
    if (this.isAnswerLost || signal?.aborted) throw new TypeError("Failed to fetch");
    return answer;
  };

  #answer(method: string, id: string | undefined, seen: number, body: unknown): Response {
    if (!id) return Response.json({ plans: [...this.rows.values()].map(({ plan: _, ...listed }) => listed) });
    const present = this.rows.get(id);
    const told = body ? JSON.parse(String(body)) : { version: seen };
    if (method === "GET") return present ? Response.json(present) : Response.json({}, { status: 404 });
    if (present && present.plan === told.plan) return Response.json(present);
    if (present && present.version !== told.version)
      return Response.json({ error: "conflict", present }, { status: 409 });
    if (!present && told.version !== 0) return Response.json({}, { status: 404 });
    if (method === "DELETE") {
      this.rows.delete(id);
      return new Response(null, { status: 204 });
    }
    this.#versions += 1;
    const { plan, title } = told;
    const row = { id, version: this.#versions, title, plan, changed: new Date().toISOString() };
    this.rows.set(id, row);
    return Response.json(row);
  }

  get titles(): string[] {
    return [...this.rows.values()].map(({ title }) => title);
  }
}
