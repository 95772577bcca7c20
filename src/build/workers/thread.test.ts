import { expect, it } from "vitest";
import { Thread } from "./thread.ts";
import type { BuildInputs } from "./workshop.ts";

it("a thread that cannot work says why, also to whoever asks when it has ended", async () => {
  const thread = new Thread({ threadFile: "/nowhere/thread.mjs" } as BuildInputs, 1);
  try {
    await expect(thread.write("fr")).rejects.toThrow();
    await expect(thread.write("de")).rejects.toThrow();
  } finally {
    await thread.end();
  }
});
