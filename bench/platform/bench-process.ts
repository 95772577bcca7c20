import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type PlatformProcess, startProcess } from "../../src/platform/test-process.ts";

/** Gives a measurement a folder of its own, of which nothing stays. */
export async function withFolder<Result>(measure: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-platform-"));
  try {
    return await measure(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The platform as operators run it, over the embedded database, behind a proxy that forwards the visitor's address. */
export function withPlatform<Result>(measure: (platform: PlatformProcess) => Promise<Result>): Promise<Result> {
  return withFolder(async (folder) => {
    const platform = await startProcess({ DATA_FOLDER: folder, TRUSTED_PROXIES: "1" });
    try {
      return await measure(platform);
    } finally {
      await platform.end();
    }
  });
}

/** The memory of a process in MiB, as Linux tells it. */
export async function readMemoryMib({ pid }: PlatformProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}

export const waitMs = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
