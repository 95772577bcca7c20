import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findFreePort } from "../src/http-server/test-free-port.ts";
import { makeDataFolder } from "../src/platform/test-embedded.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** @type {string} */
let site;
/** @type {string} */
let data;
beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), "scripts-"));
  writeFileSync(join(site, "index.html"), "<p>home");
  data = await makeDataFolder();
});
afterAll(() => {
  for (const folder of [site, data]) rmSync(folder, { recursive: true });
});

/** @param {string} name @param {Record<string, string>} environment */
function runScript(name, environment) {
  const npm = spawn("npm", ["run", name], {
    cwd: root,
    env: { ...process.env, OUT: site, DATA_FOLDER: data, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    // A process group of its own, which can be killed as a whole when a test fails.
    detached: true,
  });
  let output = "";
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.on("data", (data) => {
      output += data;
    });
  }
  return { npm, output: () => output };
}

/** @param {number} port */
const isServed = (port) =>
  fetch(`http://localhost:${port}/`, { headers: { Connection: "close" } }).then(
    () => true,
    () => false,
  );

describe("the commands of npm", () => {
  it.each(Object.entries(scripts))("%s takes the place of the shell, which passes no signal on", (_, command) => {
    expect(command).toMatch(/^exec node /);
  });

  it("refuse what they do not know, and say what to write", async () => {
    const unknown = "--no-such-option";
    const answers = Object.values(scripts).map(async (command) => {
      const shell = spawn("sh", ["-c", `${command} ${unknown}`], {
        cwd: root,
        env: { ...process.env, DATA_FOLDER: data },
      });
      let output = "";
      for (const stream of [shell.stdout, shell.stderr]) {
        stream.on("data", (text) => {
          output += text;
        });
      }
      const [code] = await once(shell, "close");
      return { command, code, isAdvice: /write|name one|choose from/i.test(output) && !/^ +at /m.test(output) };
    });
    expect(await Promise.all(answers)).toEqual(
      Object.values(scripts).map((command) => ({ command, code: 1, isAdvice: true })),
    );
  });

  it.each([
    ["serve", "PORT"],
    ["platform", "PLATFORM_PORT"],
  ])("%s ends when npm alone is told to end", async (name, portVariable) => {
    const port = await findFreePort();
    const { npm, output } = runScript(name, { [portVariable]: String(port) });
    try {
      await expect.poll(output).toContain("is ready at");
      const ended = once(npm, "exit");
      npm.kill("SIGTERM");
      await ended;
      await expect.poll(() => isServed(port)).toBe(false);
    } finally {
      try {
        process.kill(-(npm.pid ?? 0), "SIGKILL");
      } catch {
        // The process group has already ended.
      }
    }
  });
});
