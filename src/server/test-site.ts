import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { type IncomingHttpHeaders, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll } from "vitest";
import { siteHeaders } from "../build/hosting/site-headers.ts";
import { createBoundedServer, type Patience, usualPatience } from "../http-server/bounded-server.ts";
import { createSiteServer } from "./create-site-server.ts";
import { makeHosted } from "./test-hosted-folder.ts";

/** The folders of one file of tests, which go with its end. */
const folders = mkdtempSync(join(tmpdir(), "served-"));
afterAll(() => rmSync(folders, { recursive: true }));

/** The content of a file beside the site's folder, to which links in the folder lead. No answer may contain it. */
export const secret = "secret-of-the-machine";

const long = "Hop. ".repeat(400);

/** One of each kind of file that a built site has. */
export const sampleFiles: Record<string, string> = {
  "index.html": `<p>home ${long}`,
  "404.html": `<p>not found ${long}`,
  "404/index.html": "<p>not found page",
  "de/index.html": "<p>startseite",
  "de/404.html": "<p>nicht gefunden",
  "fr/index.html": "<p>accueil",
  "fr/inspiration/swot/index.html": "<p>swot",
  "assets/js/app-abc.js": `export const a = "${long}";`,
  "assets/css/app-abc.css": "p{}",
  "assets/fonts/a-abc.woff2": "font",
  "assets/images/a-abc.png": "image",
  "assets/boards/a-abc.svg": "<svg/>",
  "assets/data/index.json": `{"hash":"1","text":"${long}"}`,
  "robots.txt": "User-agent: *",
  "sitemap.xml": "<urlset/>",
  "odd name ü.txt": "odd",
  "empty.txt": "",
  ".hidden": "hidden",
  ".well-known/security.txt": "contact",
};

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Question {
  method?: string;
  headers?: Record<string, string>;
}

/** A folder that is served until it is closed. */
export class TestSite {
  readonly folder: string;
  readonly server: Server;

  constructor(folder: string, patience: Partial<Patience>) {
    this.folder = folder;
    this.server = createBoundedServer(createSiteServer({ folder }), { ...usualPatience, ...patience });
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Sends the path exactly as written, which `fetch` would not do. */
  ask(path: string, { method = "GET", headers = {} }: Question = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      // On a connection of its own: one that was kept may end at this very moment.
      const options = { host: "127.0.0.1", port: this.port, path, method, headers, agent: false };
      const asked = request(options, (message: IncomingMessage) => {
        const chunks: Buffer[] = [];
        message.on("data", (chunk: Buffer) => chunks.push(chunk));
        message.on("end", () => {
          resolve({ status: message.statusCode ?? 0, headers: message.headers, body: Buffer.concat(chunks) });
        });
      });
      asked.on("error", reject).end();
    });
  }

  countConnections(): Promise<number> {
    return new Promise((resolve) => this.server.getConnections((_, count) => resolve(count)));
  }

  /** The files of the site that this process has open. Only Linux tells them. */
  openFiles(): string[] {
    return readdirSync("/proc/self/fd").flatMap((descriptor) => {
      try {
        const file = readlinkSync(`/proc/self/fd/${descriptor}`);
        return file.startsWith(this.folder) ? [file] : [];
      } catch {
        return [];
      }
    });
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }
}

/** Serves these files and no others. */
export async function startTestSite(
  files: Record<string, string>,
  patience: Partial<Patience> = {},
): Promise<TestSite> {
  return serve(writeSite(files), patience);
}

/** Serves the sample like a build: with headers and compressed copies, and with links that lead out of the folder. */
export async function startSampleSite(
  more: Record<string, string> = {},
  patience: Partial<Patience> = {},
): Promise<TestSite> {
  return serve(await writeSampleSite(more), patience);
}

export async function writeSampleSite(more: Record<string, string> = {}): Promise<string> {
  const folder = writeSite({ ...sampleFiles, ...more });
  const outside = dirname(folder);
  writeFileSync(join(outside, "secret.txt"), secret);
  symlinkSync(join(outside, "secret.txt"), join(folder, "link.txt"));
  symlinkSync(outside, join(folder, "linked"));
  const pagePaths = ["/", "/404/", "/de/", "/fr/"];
  await makeHosted(folder, {
    rules: siteHeaders("default-src 'self'", { isHttps: false, pagePaths }),
    prefixes: [],
    redirects: {},
  });
  return folder;
}

function writeSite(files: Record<string, string>): string {
  const folder = join(mkdtempSync(join(folders, "test-")), "site");
  mkdirSync(folder);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
    // The same time for all builds, so that it cannot tell them apart.
    utimesSync(join(folder, name), 1_700_000_000, 1_700_000_000);
  }
  return folder;
}

async function serve(folder: string, patience: Partial<Patience>): Promise<TestSite> {
  const site = new TestSite(folder, patience);
  await new Promise<void>((resolve) => site.server.listen(0, "127.0.0.1", resolve));
  return site;
}
