import { describe, expect, it } from "vitest";
import { IngestLimit } from "./ingest-limit.ts";

describe("the limit of events from one network", () => {
  it("stops no office: 200 people who read ten pages a minute each", async () => {
    const limit = new IngestLimit();
    let refused = 0;
    // The events of one page are smaller than this.
    for (let page = 0; page < 200 * 10 * 10; page += 1)
      if (await limit.count({ network: "203.0.113.4" }, 4_096)) refused += 1;
    expect(refused).toBe(0);
  });

  it("is ten times as much for all networks of one range together", async () => {
    const limit = new IngestLimit({ points: 3, durationSeconds: 60 });
    let taken = 0;
    for (let turn = 0; turn < 50; turn += 1)
      if (!(await limit.count({ network: `${turn}`, range: "a" }, 4_096))) taken += 1;
    expect(taken).toBe(30);
    expect(await limit.count({ network: "one more", range: "b" }, 4_096)).toBeUndefined();
  });

  it("keeps no more counts than it may, however many networks there are", async () => {
    const limit = new IngestLimit({ points: 3, durationSeconds: 60 }, 8);
    let taken = 0;
    for (let turn = 0; turn < 1_000; turn += 1) if (!(await limit.count({ network: `${turn}` }, 4_096))) taken += 1;
    expect(taken).toBe(8 * 3);
  });
});
