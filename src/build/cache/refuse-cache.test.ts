import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { projectFolder } from "../folders.ts";
import { refuseOtherCache } from "./refuse-cache.ts";

const root = mkdtempSync(path.join(tmpdir(), "cache-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("refuseOtherCache", () => {
  it("refuses a folder that holds something else", () => {
    expect(() => refuseOtherCache(path.join(projectFolder, "src"))).toThrow(/CACHE_FOLDER is .*src, which holds/);
  });

  it("takes a folder that is not there, is empty, or was a cache before", () => {
    expect(() => refuseOtherCache(path.join(root, "new"))).not.toThrow();
    expect(() => refuseOtherCache(root)).not.toThrow();
    mkdirSync(path.join(root, "rasters"));
    mkdirSync(path.join(root, "vite"));
    expect(() => refuseOtherCache(root)).not.toThrow();
  });

  it("is asked before anything is kept, whatever the command", async () => {
    vi.stubEnv("CACHE_FOLDER", "src");
    vi.resetModules();
    const { cutFonts } = await import("../fonts/cut-fonts.ts");
    await expect(cutFonts()).rejects.toThrow(/CACHE_FOLDER is .*src, which holds/);
    vi.unstubAllEnvs();
  });
});
