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
 * A whole browser requests the icon of its tab at any time; the headless shell never does. So recorded requests leave it out, and
 * the tests of the built files check that it exists.
 */
export function isTabIcon(url: string): boolean {
  return /\/favicon\.[^/]*$/.test(url);
}

/** The requests of the test's pages so far, prefetches included, in order. */
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

  /** Requests whose path starts like this, such as `/assets/data/` or `/assets/js/`. */
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
