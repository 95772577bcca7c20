import { BidiConnection } from "./bidi-connection.ts";
import { calledWithJson, type Engine, keyActions } from "./engine.ts";
import { makeHome, removeHome, StartedProgram } from "./started-program.ts";

interface LogEntry {
  level: string;
  type: string;
  text: string | null;
}

/** Firefox serves WebDriver BiDi by itself. */
export async function startFirefox(command: string): Promise<Engine> {
  const home = await makeHome();
  const args = ["--headless", "--profile", home, "--remote-debugging-port", "0", "--width", "1280", "--height", "1000"];
  const firefox = new StartedProgram(command, args, { HOME: home });
  const errors: string[] = [];
  const takeEvent = (_: string, params: unknown) => {
    const { level, type, text } = params as LogEntry;
    if (type === "javascript" && level === "error") errors.push(text ?? "an error without a text");
  };
  const address = await firefox.told("errors", /WebDriver BiDi listening on (ws:\S+)/);
  const connection = await BidiConnection.open(`${address}/session`, takeEvent);
  const { capabilities } = await connection.ask<Session>("session.new", { capabilities: {} });
  await connection.ask("session.subscribe", { events: ["log.entryAdded"] });
  const contextOf = async () => (await connection.ask<Tree>("browsingContext.getTree", {})).contexts[0] as Context;
  const { context: page } = await contextOf();
  let entered = page;
  const call = async (functionDeclaration: string, input: unknown[]) => {
    const answer = await connection.ask<Evaluated>("script.callFunction", {
      functionDeclaration,
      arguments: [{ type: "string", value: JSON.stringify(input) }],
      target: { context: entered },
      awaitPromise: true,
    });
    if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
    return answer.result;
  };
  const perform = (actions: object[]) => connection.ask<void>("input.performActions", { context: entered, actions });

  return {
    name: `Firefox ${capabilities.browserVersion}`,
    errors,
    open: (url) => connection.ask("browsingContext.navigate", { context: page, url, wait: "complete" }),
    back: () => connection.ask("browsingContext.traverseHistory", { context: page, delta: -1 }),
    async run(work, ...input) {
      const { value } = await call(
        `async (input) => JSON.stringify((await (${calledWithJson(work)})(input)) ?? null)`,
        input,
      );
      return JSON.parse(value as string);
    },
    async click(find, ...input) {
      const { type, sharedId } = await call(calledWithJson(find), input);
      if (type !== "node") return false;
      const actions = [
        { type: "pointerMove", x: 0, y: 0, origin: { type: "element", element: { sharedId } } },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await perform([{ type: "pointer", id: "mouse", actions }]);
      return true;
    },
    type: (keys) => perform(keyActions(keys)),
    async enterFrame() {
      const [frame] = (await contextOf()).children;
      if (!frame) throw new Error("The page has no frame");
      entered = frame.context;
    },
    async leaveFrame() {
      entered = page;
    },
    screenshot: async () => bytesOf(await connection.ask("browsingContext.captureScreenshot", { context: page })),
    print: async () => bytesOf(await connection.ask("browsingContext.print", { context: page })),
    async close() {
      connection.close();
      // Asked to end, it would take seconds to keep what is removed with its home.
      await firefox.end("SIGKILL");
      await removeHome(home);
    },
  };
}

const bytesOf = ({ data }: { data: string }) => Buffer.from(data, "base64");

interface Session {
  capabilities: { browserVersion: string };
}

interface Context {
  context: string;
  children: Context[];
}

interface Tree {
  contexts: Context[];
}

type Evaluated =
  | { type: "success"; result: { type: string; value?: unknown; sharedId?: string } }
  | { type: "exception"; exceptionDetails: { text: string } };
