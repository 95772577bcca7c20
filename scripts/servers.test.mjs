import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const source = `
  const { checkSettings } = await import(${JSON.stringify(new URL("servers.mjs", import.meta.url).href)});
  console.log((await checkSettings()) ? "right" : "wrong");`;

/** @param {Record<string, string>} environment */
function check(environment) {
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", source], {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    // Not that of a platform that may be running.
    env: { ...process.env, DATA_FOLDER: join(tmpdir(), "no-platform-here"), ...environment },
    encoding: "utf8",
  });
  return { answer: stdout.trim(), mistakes: stderr.trim().split("\n").sort() };
}

describe("checkSettings", () => {
  it("starts nothing where all is right, and takes APP_URL for the platform's address, as the servers will", () => {
    const crossSite = { COOKIE_CROSS_SITE: "1", PLATFORM_URL: "", APP_URL: "https://app.example.org" };
    expect(check({ PORT: "", PLATFORM_PORT: "", ...crossSite })).toEqual({ answer: "right", mistakes: [""] });
  });

  it("names what was set wrongly for each server, and nothing else", () => {
    expect(check({ PORT: "abc", PLATFORM_PORT: "99999", TRUSTED_PROXIES: "x" })).toEqual({
      answer: "wrong",
      mistakes: [
        'PLATFORM_PORT is "99999": write a whole number from 1 to 65535, such as 4180',
        'PORT is "abc": write a whole number from 1 to 65535, such as 4173',
        'TRUSTED_PROXIES is "x": write how many proxies stand in front, 0 to 10',
      ],
    });
  });
});
