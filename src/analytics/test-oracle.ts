/** `amplitude-js` 7.3.0 in a browser that is just real enough for it: the wire format is its own (R7.4). */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import vm from "node:vm";
import type { Answer } from "./judge-answer.ts";
import type { TestClock } from "./test-client.ts";
import { MemoryStorage } from "./test-storage.ts";

const require = createRequire(import.meta.url);
// Compiled once: every test runs it in a window of its own.
const script = new vm.Script(`${readFileSync(require.resolve("amplitude-js/amplitude.umd.js"), "utf8")}; window`);

export interface Oracle {
  log: (name: string, properties: unknown) => void;
  /** The requests that wait for an answer, of which it has one at a time. */
  pending: { body: string; answer: (answer: Answer | "fail") => void }[];
  storage: MemoryStorage;
}

export function openOracle(clock: TestClock, options: object = {}, storage = new MemoryStorage()): Oracle {
  const pending: Oracle["pending"] = [];
  class XMLHttpRequest {
    readyState = 0;
    status = 0;
    responseText = "";
    onreadystatechange = () => {};
    open() {}
    setRequestHeader() {}
    send(body: string) {
      const answer = (given: Answer | "fail") => {
        this.readyState = 4;
        if (given !== "fail") Object.assign(this, { status: given.status, responseText: given.text });
        this.onreadystatechange();
      };
      pending.push({ body, answer });
    }
  }
  const location = new URL("https://site.example/");
  const window: Record<string, unknown> = {
    XMLHttpRequest,
    location,
    navigator: { userAgent: "Mozilla/5.0", language: "en" },
    document: {
      cookie: "",
      referrer: "",
      createElement: () => ({ href: "", hostname: location.hostname }),
    },
    localStorage: storage,
    sessionStorage: new MemoryStorage(),
    console: { log() {} },
    setTimeout: (act: () => void, ms: number) => clock.after(ms, act),
    Date: class extends Date {
      constructor(...given: []) {
        super(...((given.length > 0 ? given : [clock.now()]) as []));
      }
    },
  };
  window.window = window;
  window.self = window;
  const { amplitude } = script.runInContext(vm.createContext(window));
  const client = amplitude.getInstance();
  client.init("key", null, { saveParamsReferrerOncePerSession: false, ...options });
  return { log: (name, properties) => client.logEvent(name, properties), pending, storage };
}

/** The events of a body that either client sends. */
export function eventsIn(body: string): Record<string, unknown>[] {
  return JSON.parse(new URLSearchParams(body).get("e") ?? "");
}
