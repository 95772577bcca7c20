import { describe, expect, it } from "vitest";
import { IngestLimit } from "./ingest-limit.ts";

describe("the limit of events from one network", () => {
  it("stops no office: 200 people who read ten pages a minute each", async () => {
    const limit = new IngestLimit();
    let refused = 0;
    // What the client sends of one page is below this.
    for (let page = 0; page < 200 * 10 * 10; page += 1) if (await limit.count("203.0.113.4", 4_096)) refused += 1;
    expect(refused).toBe(0);
  });
});
