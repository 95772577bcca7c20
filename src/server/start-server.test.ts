import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { usualPatience } from "../http-server/bounded-server.ts";
import { readAnswers } from "../http-server/test-answers.ts";
import { get, TestConnection } from "../http-server/test-connection.ts";
import { findFreePort } from "../http-server/test-free-port.ts";

const largeBytes = 30_000_000;

let site: string;
const started: ChildProcess[] = [];

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), "started-"));
  writeFileSync(join(site, "index.html"), "<p>home");
  writeFileSync(join(site, "large.bin"), Buffer.alloc(largeBytes));
});
afterEach(() => {
  for (const server of started.splice(0)) server.kill("SIGKILL");
});
afterAll(() => rmSync(site, { recursive: true }));

/** The server as operators run it. */
function launch(environment: Record<string, string>) {
  const server = spawn(process.execPath, ["--import", "tsx", join(import.meta.dirname, "start-server.ts")], {
    env: { ...process.env, OUT: site, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.push(server);
  const ended = once(server, "close");
  let output = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream.on("data", (text) => {
      output += text;
    });
  }
  return { server, ended, output: () => output };
}

/** Takes a port as long as the test needs it. */
async function listenSomewhere() {
  const other = createServer().listen(0);
  await once(other, "listening");
  const address = other.address();
  return { other, port: typeof address === "object" && address ? address.port : 0 };
}

describe("the server as a process", () => {
  it.each([
    { signal: "SIGTERM", name: "localhost", host: "" },
    { signal: "SIGINT", name: "127.0.0.1", host: "127.0.0.1" },
  ] as const)("is heard at $name, and ends on $signal though browsers keep connections open", async (told) => {
    const { signal, name, host } = told;
    const port = await findFreePort();
    const { server, ended, output } = launch({ PORT: String(port), HOST: host });
    await expect.poll(output).toBe(`The site is ready at http://${name}:${port}/\n`);
    // All addresses of the machine, unless one is given.
    if (host) await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow();
    else expect((await fetch(`http://127.0.0.2:${port}/`)).status).toBe(200);
    const browser = new TestConnection(port).send(get("/"));
    const unused = new TestConnection(port);
    await once(browser.socket, "data");
    const killed = performance.now();
    server.kill(signal);
    expect(await ended).toEqual([0, null]);
    expect(performance.now() - killed).toBeLessThan(usualPatience.headersMs / 2);
    await Promise.all([browser.ended, unused.ended]);
  });

  it("lets a running download end on SIGTERM, and takes no new visitor meanwhile", async () => {
    const port = await findFreePort();
    const { server, ended, output } = launch({ PORT: String(port) });
    await expect.poll(output).toContain("is ready");
    const download = new TestConnection(port).send(get("/large.bin"));
    await once(download.socket, "data");
    // More than the system keeps on the way, so that the server has not sent it all.
    download.socket.pause();
    server.kill("SIGTERM");
    server.kill("SIGTERM");
    await expect.poll(() => fetch(`http://127.0.0.1:${port}/`).catch(() => "refused")).toBe("refused");
    download.socket.resume();
    const [answer] = readAnswers(await download.endedWithin(usualPatience.headersMs));
    expect(answer?.body.length).toBe(largeBytes);
    expect(await ended).toEqual([0, null]);
  });

  it("says which port is taken, and how to choose another", async () => {
    const { other, port } = await listenSomewhere();
    const { ended, output } = launch({ PORT: String(port) });
    expect(await ended).toEqual([1, null]);
    expect(output()).toBe(`Port ${port} is taken by another program. Stop it, or choose another port with PORT.\n`);
    other.close();
  });

  it.each([
    ["there is no built site", { OUT: "/nowhere" }, "npm run build"],
    ["port and address are none", { PORT: "80a", HOST: "localhost" }, 'such as 4173\nHOST is "localhost"'],
  ])("says what to do where %s", async (_, environment, told) => {
    const { ended, output } = launch(environment);
    expect(await ended).toEqual([1, null]);
    expect(output()).toContain(told);
  });
});
