import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { shareJobs } from "./share-jobs.ts";

describe("shareJobs", () => {
  it("deals the first jobs among all hands, since those take longest", async () => {
    const taken: string[] = [];
    await shareJobs(["fr", "de", "it", "a", "b", "c", "d"], ["one", "two"], async (hand, job) => {
      taken.push(`${hand} ${job}`);
      await wait(5);
    });
    expect(taken.slice(0, 4)).toEqual(["one fr", "two de", "one it", "two a"]);
  });

  it("has each job done once, by whoever is free", async () => {
    const jobs = Array.from({ length: 40 }, (_, index) => index);
    const byHand = { quick: 0, slow: 0 };
    const done = await shareJobs(jobs, ["slow", "quick"] as const, async (hand, job) => {
      byHand[hand] += 1;
      await wait(hand === "slow" ? 40 : 1);
      return job;
    });
    expect(done.sort((a, b) => a - b)).toEqual(jobs);
    expect(byHand.quick).toBeGreaterThan(byHand.slow);
  });

  it("tells of a failure when all hands have stopped", async () => {
    let running = 0;
    const sharing = shareJobs(["bad", "good", "good", "good"], ["one", "two"], async (_, job) => {
      running += 1;
      if (job === "good") await wait(10);
      running -= 1;
      if (job === "bad") throw new Error("no room");
    });
    await expect(sharing).rejects.toThrow("no room");
    expect(running).toBe(0);
  });
});
