import { createServer, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import type { Problem } from "../../compiler/problem.ts";
import type { SiteConfig } from "../../domain/site-config.ts";
import { listenAt, type Place } from "../../http-server/listen-at.ts";
import { bundleArrivalScript } from "../bundle/bundle-arrival-script.ts";
import { messageTypesFile, writeMessageTypes } from "../bundle/vite/message-types.ts";
import type { SiteOptions } from "../bundle/vite/site-options.ts";
import { slugsOf } from "../bundle/vite/slug-lists.ts";
import { CannotBuildError, tellFailure } from "../cannot-build.ts";
import { projectFolder } from "../folders.ts";
import { prepareFonts } from "../fonts/fonts.ts";
import { rasterise } from "../pictures/rasterise.ts";
import { devAssets, devTags } from "./dev-code.ts";
import { DevContent } from "./dev-content.ts";
import { type Answer, contentTypes, DevSite } from "./dev-site.ts";
import { galleryDocument, galleryPath } from "./gallery-document.ts";
import { holdRequests } from "./hold-requests.ts";
import { tellLeftOut } from "./left-out.ts";
import { adviseRestart } from "./restart-advice.ts";
import { writeTroublePage } from "./trouble-page.ts";
import { forgetLanguages, isForDrawingOnly, rendererLoader, serveSiteCode } from "./vite-server.ts";

export interface DevServerOptions {
  contentFolder: string;
  config: SiteConfig;
  place: Place;
  isPseudo: boolean;
}

/** Editors write a file in several steps, and several files at once. */
const settleMs = 60;

const sourceFolder = path.join(projectFolder, "src");

/** Serves the site from its sources: every page is made on request, with the code and the content of that moment. */
export async function startDevServer({ contentFolder, config, place, isPseudo }: DevServerOptions): Promise<Server> {
  const fonts = await prepareFonts();
  const content = new DevContent(contentFolder, { isPseudo });
  const options: SiteOptions = {
    config,
    fontsFolder: fonts.folder,
    messages: async (locale) => (await content.messages())[locale],
    slugs: async (locale) => slugsOf(await content.catalogue(await loadRenderer()), locale),
    consent: async (locale) => (await content.catalogue(await loadRenderer())).consent[locale],
  };
  const server = createServer();
  const answerWith = holdRequests(server);
  // First of all: a port that is taken shows at once.
  await listenAt(server, place, "PORT").catch(({ message }: Error) => {
    throw new CannotBuildError(message);
  });
  const vite = await serveSiteCode(options, server);
  server.on("close", () => vite.close());
  const loadRenderer = rendererLoader(vite, fonts.measure);
  const brandOutline = fonts.outline(config.brand.toLowerCase());
  const tags = devTags();
  const arrivalScript = await bundleArrivalScript(options);
  const site = new DevSite({
    config,
    content,
    loadRenderer,
    assets: devAssets(arrivalScript.code, fonts.folder),
    tags,
    rasterise,
    drawLogo: (renderer, theme) => renderer.drawLogo(theme, brandOutline),
  });

  /** The error that the terminal showed last: it is shown once, not once a request. */
  let told: string | undefined;
  const attempt = async <Value>(work: () => Promise<Value>, onTrouble: (error: unknown) => Value): Promise<Value> => {
    try {
      const value = await work();
      if (told !== undefined) console.log("All is well again.");
      told = undefined;
      return value;
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      const message = tellFailure(error);
      if (message !== told) console.error(message);
      told = message;
      return onTrouble(error);
    }
  };

  const makeMessageTypes = async () => writeMessageTypes((await content.messages()).en, messageTypesFile);
  /** Whether a browser shows the trouble page, which waits for a reload. */
  let isTroubleShown = false;
  const reload = () => {
    isTroubleShown = false;
    vite.ws.send({ type: "full-reload" });
  };
  let toldProblems: readonly Problem[] = [];
  /** Tells what is left out, once for each state of the content. */
  const tellUnsound = () => {
    if (content.problems !== toldProblems) for (const line of tellLeftOut(content.problems)) console.log(line);
    toldProblems = content.problems;
  };
  const readAgain = async () => {
    content.forget();
    forgetLanguages(vite);
    await attempt(
      async () => {
        await makeMessageTypes();
        await site.check();
        tellUnsound();
      },
      () => {},
    );
    reload();
  };

  /** One for each file that this process goes on without. */
  const advice = new Set<string>();
  const advise = (text: string | undefined) => {
    if (text === undefined || advice.has(text)) return;
    advice.add(text);
    console.log(text);
  };

  let timer: NodeJS.Timeout | undefined;
  vite.watcher.add(contentFolder).on("all", (_event, file) => {
    advise(adviseRestart(file, arrivalScript.files));
    if (isInside(contentFolder, file)) {
      clearTimeout(timer);
      timer = setTimeout(readAgain, settleMs);
    } else if (isInside(sourceFolder, file) && (isTroubleShown || isForDrawingOnly(vite, file))) {
      setTimeout(reload, settleMs);
    }
  });

  await attempt(makeMessageTypes, () => {});
  answerWith((request, response) => {
    vite.middlewares(request, response, async () => {
      const [, pathname = "/", query = ""] = /^([^?#]*)(\?[^#]*)?/.exec(request.url ?? "/") ?? [];
      if (pathname === galleryPath) return send(response, { status: 200, type: "html", body: galleryDocument(tags) });
      const answer = await attempt(
        async () => {
          const answered = await site.answer(pathname);
          tellUnsound();
          return answered;
        },
        (error): Answer => {
          isTroubleShown = true;
          return { status: 500, type: "html", body: writeTroublePage(error, advice) };
        },
      );
      send(response, answer, query);
    });
  });
  return server;
}

function isInside(folder: string, file: string): boolean {
  return !path.relative(folder, file).startsWith("..");
}

function send(response: ServerResponse, answer: Answer, query = ""): void {
  if (answer.status === 302) {
    response.writeHead(302, { location: answer.location + query }).end();
    return;
  }
  response.writeHead(answer.status, { "content-type": contentTypes[answer.type], "cache-control": "no-store" });
  response.end(answer.body);
}
