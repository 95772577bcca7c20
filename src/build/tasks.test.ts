import { availableParallelism } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { Tasks } from "./tasks.ts";

describe("Tasks", () => {
  it("runs every task, never more at a time than there are cores", async () => {
    const tasks = new Tasks();
    let [running, most, done] = [0, 0, 0];
    for (let count = 0; count < 12; count += 1) {
      await tasks.add(async () => {
        running += 1;
        most = Math.max(most, running);
        await wait(2);
        running -= 1;
        done += 1;
      });
    }
    await tasks.finish();
    expect(done).toBe(12);
    expect(most).toBe(Math.min(12, availableParallelism()));
  });

  it("tells of a task that failed, at the latest in the end", async () => {
    const tasks = new Tasks();
    const fail = async () => {
      throw new Error("no room");
    };
    await tasks.add(fail);
    await expect(tasks.finish()).rejects.toThrow("no room");
    await expect(tasks.add(async () => {})).rejects.toThrow("no room");
  });
});
