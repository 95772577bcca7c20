/** The fixtures of every journey: the built site on a server, what its pages ask for, and no error unnoticed. */
import { existsSync } from "node:fs";
import { test as base, expect } from "@playwright/test";
import { builtFolder } from "../built/built-folder.ts";
import { isTabIcon, RecordedRequests } from "./recorded-requests.ts";
import { type ServedFolder, serveFolder } from "./serve-folder.ts";

export { builtFolder, expect };

interface TestFixtures {
  /**
   * Which console and page errors are part of the story, as in `test.use({ expectedErrors: /status of 404/ })`; `/./`
   * expects any. All others fail the test.
   */
  expectedErrors: RegExp;
  /**
   * Whether pages ask the platform who is signed in. For most journeys it takes its time over the answer: nobody is greeted,
   * nothing is counted, and nothing is asked for outside. Those of signing in have a platform: see `with-platform.ts`.
   */
  asksPlatform: boolean;
  /** The errors so far, expected ones included, for tests that look at them. */
  errors: string[];
  requests: RecordedRequests;
  /** Serves a folder of the test's own, until the test ends. */
  serveFolder: (folder: string) => Promise<ServedFolder>;
}

interface WorkerFixtures {
  /** The built site. Shared by a worker's tests, so it is not for swapping: use `serveFolder` for that. */
  site: Omit<ServedFolder, "swap">;
}

const noError = /(?!)/;

/** The account call that nobody answers. A tab that a click has opened may send it before it can be held back. */
const unansweredAccountCall = /\/auth\/me\)$|^Auth error/;

/** Runs in the page. A request that hangs would keep the network from ever being idle. The mark says that it would have been sent. */
function leaveAccountCallUnanswered(): void {
  const { fetch } = window;
  window.fetch = (input, init) => {
    if (!String(input).endsWith("/auth/me")) return fetch(input, init);
    document.documentElement.setAttribute("data-asks-who-is-here", "");
    return new Promise(() => {});
  };
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what the fixture needs
    async ({}, use) => {
      if (!existsSync(builtFolder))
        throw new Error(`There is no built site in ${builtFolder}. Run \`npm run build\` first.`);
      const site = await serveFolder(builtFolder);
      await use(site);
      await site.close();
    },
    { scope: "worker" },
  ],

  baseURL: async ({ site }, use) => use(site.origin),

  expectedErrors: [noError, { option: true }],
  asksPlatform: [false, { option: true }],

  context: async ({ context, asksPlatform }, use) => {
    if (!asksPlatform) await context.addInitScript(leaveAccountCallUnanswered);
    await use(context);
  },

  errors: [
    async ({ context, expectedErrors, asksPlatform }, use) => {
      const errors: string[] = [];
      context.on("console", (message) => {
        const { url } = message.location();
        if (message.type() === "error" && !isTabIcon(url)) errors.push(`${message.text()} (${url})`);
      });
      context.on("weberror", (error) => errors.push(error.error().stack ?? error.error().message));
      await use(errors);
      expect(
        errors.filter((it) => !expectedErrors.test(it) && (asksPlatform || !unansweredAccountCall.test(it))),
        "errors in the browser's console",
      ).toEqual([]);
    },
    { auto: true },
  ],

  requests: async ({ context }, use) => use(new RecordedRequests(context)),

  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what the fixture needs
  serveFolder: async ({}, use) => {
    const served: ServedFolder[] = [];
    await use(async (folder) => {
      const site = await serveFolder(folder);
      served.push(site);
      return site;
    });
    await Promise.all(served.map((site) => site.close()));
  },
});
