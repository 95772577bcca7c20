import type { BrowserContext, Request } from "@playwright/test";

export interface RecordedRequest {
  method: string;
  url: string;
  origin: string;
  /** Without the query. */
  path: string;
  /** `document`, `script`, `fetch`... as the browser calls it. */
  type: string;
}

/**
 * A whole browser asks for the icon of its tab when it likes; the headless shell has no tab, and never asks. So it is no part of what a
 * journey tells, and that the file is there is tested with the built files.
 */
export function isTabIcon(url: string): boolean {
  return /\/favicon\.[^/]*$/.test(url);
}

/** What the test's pages have asked for so far, prefetches included, in order. */
export class RecordedRequests {
  #recorded: RecordedRequest[] = [];

  constructor(context: BrowserContext) {
    context.on("request", (request) => {
      if (!isTabIcon(request.url())) this.#recorded.push(record(request));
    });
  }

  get all(): readonly RecordedRequest[] {
    return this.#recorded;
  }

  /** Those whose path starts so: `/assets/data/`, `/assets/js/`... */
  under(pathStart: string): RecordedRequest[] {
    return this.#recorded.filter(({ path }) => path.startsWith(pathStart));
  }

  ofType(type: string): RecordedRequest[] {
    return this.#recorded.filter((request) => request.type === type);
  }

  /** Third-party requests, of which a page of the site makes none. */
  outside(origin: string): RecordedRequest[] {
    return this.#recorded.filter((request) => request.url.startsWith("http") && request.origin !== origin);
  }

  /** Forgets what was recorded, so that a test counts from here on. */
  clear(): void {
    this.#recorded = [];
  }
}

function record(request: Request): RecordedRequest {
  const { origin, pathname } = new URL(request.url());
  return { method: request.method(), url: request.url(), origin, path: pathname, type: request.resourceType() };
}
