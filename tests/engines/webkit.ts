import { setTimeout as delay } from "node:timers/promises";
import { findFreePort } from "../../src/http-server/test-free-port.ts";
import { calledWithJson, type Engine, keyActions } from "./engine.ts";
import { makeHome, removeHome, StartedProgram } from "./started-program.ts";

const startTimeoutMs = 20_000;
const askAgainMs = 100;

/** WebKitGTK by its driver, which speaks WebDriver (https://www.w3.org/TR/webdriver2/), on a screen that nobody sees. */
export async function startWebKit({ driver, screen }: { driver: string; screen: string }): Promise<Engine> {
  const home = await makeHome();
  const size = ["-screen", "0", "1280x1000x24", "-nolisten", "tcp"];
  const xvfb = new StartedProgram(screen, ["-displayfd", "3", ...size], {});
  const display = await xvfb.told("descriptor 3", /^(\d+)$/);
  const port = await findFreePort();
  const environment = { HOME: home, XDG_RUNTIME_DIR: home, DISPLAY: `:${display}`, LIBGL_ALWAYS_SOFTWARE: "1" };
  const webkit = new StartedProgram(driver, [`--port=${port}`], environment);
  const ask = await untilReady(`http://127.0.0.1:${port}`);
  const { sessionId, capabilities } = await ask<Session>("POST", "/session", { capabilities: {} });
  const session = `/session/${sessionId}`;
  const call = async <Input extends unknown[], Output>(
    work: (...input: Input) => Output,
    ...input: Input
  ): Promise<Awaited<Output>> => {
    const script = `(${calledWithJson(work)})(arguments[0]).then(arguments[1], (error) => arguments[1]({ error: String(error) }))`;
    const output = await ask<Awaited<Output>>("POST", `${session}/execute/async`, {
      script,
      args: [JSON.stringify(input)],
    });
    const { error } = Object(output);
    if (error) throw new Error(error);
    return output;
  };
  await ask("POST", `${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 1000 });

  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    open: (url) => ask("POST", `${session}/url`, { url }),
    back: () => ask("POST", `${session}/back`, {}),
    run: call,
    async click(find, ...input) {
      const element = (await call(find, ...input)) as Record<string, string> | null;
      if (!element) return false;
      await ask("POST", `${session}/element/${Object.values(element)[0]}/click`, {});
      return true;
    },
    type: (keys) => ask("POST", `${session}/actions`, { actions: keyActions(keys) }),
    async enterFrame() {
      await ask("POST", `${session}/frame`, { id: null });
      await ask("POST", `${session}/frame`, { id: 0 });
    },
    leaveFrame: () => ask("POST", `${session}/frame`, { id: null }),
    screenshot: async () => Buffer.from(await ask<string>("GET", `${session}/screenshot`), "base64"),
    async close() {
      // The driver closes the browser with its session.
      await ask("DELETE", session).catch(() => {});
      await webkit.end();
      await xvfb.end();
      await removeHome(home);
    },
  };
}

interface Session {
  sessionId: string;
  capabilities: { browserVersion: string };
}

type Ask = <Value>(method: string, path: string, body?: object) => Promise<Value>;

async function untilReady(origin: string): Promise<Ask> {
  const ask: Ask = async (method, path, body) => {
    const answer = await fetch(origin + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: never };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const until = Date.now() + startTimeoutMs;
  for (;;) {
    try {
      await ask("GET", "/status");
      return ask;
    } catch (error) {
      if (Date.now() > until) throw error;
      await delay(askAgainMs);
    }
  }
}
